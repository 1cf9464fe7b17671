import { readVehicleData } from '../../../frame/vehicle-data.ts';
import { recordPhoneReveal } from './records.ts';

async function record(): Promise<void> {
  const { id, live } = readVehicleData();
  try {
    await recordPhoneReveal({
      car_id: id,
      dealership_id: live.dealershipId,
      website_id: live.websiteId,
    });
  } catch (error) {
    console.warn('The phone reveal could not be recorded.', error);
  }
}

const masked = () => document.querySelectorAll<HTMLAnchorElement>('[data-masked]');

/** The first click on a masked number shows it wherever it stands, recorded once (LOC-26, API-21); the next one calls it. */
export function startPhoneReveal(): void {
  for (const link of masked()) {
    link.addEventListener('click', (event) => {
      if (link.dataset.masked === undefined) return;
      event.preventDefault();
      // Nobody is called yet.
      event.stopPropagation();
      const status = link.nextElementSibling;
      if (status) status.textContent = link.querySelector('.whole')?.textContent ?? '';
      for (const other of masked()) if (other.href === link.href) delete other.dataset.masked;
      void record();
    });
  }
}
