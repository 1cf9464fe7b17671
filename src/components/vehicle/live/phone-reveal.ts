import { recordPhoneReveal } from '../../../live/records.ts';
import { readVehicleData } from '../vehicle-data.ts';

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

/** The first click on a masked number shows it and is recorded (LOC-26, API-21); the next one calls it. */
export function startPhoneReveal(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-masked]')) {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        // Nobody is called yet.
        event.stopPropagation();
        delete link.dataset.masked;
        const status = link.nextElementSibling;
        if (status) status.textContent = link.querySelector('.whole')?.textContent ?? '';
        void record();
      },
      { once: true },
    );
  }
}
