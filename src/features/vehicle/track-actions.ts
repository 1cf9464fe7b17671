import { readVehicleData } from '../../frame/vehicle-data.ts';
import { track } from '../../ui/storage/track.ts';

// Tracks calls to the dealer (TRK-01) and opened history reports (TRK-10).
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest(':is(main, dialog) a[href]');
  if (!link) return;
  const { id, make, model } = readVehicleData();
  if (link.matches('[href^="tel:"]')) track('call_dealer', { id, make, model });
  else if (link.matches('[data-history-report]')) track('history_report', { id, make, model });
});
