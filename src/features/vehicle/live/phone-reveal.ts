import { readVehicleData } from '../../../frame/vehicle-data.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { partOf } from '../../../ui/part-of.ts';
import { revealedPhones, revealPhone } from './revealed-phones.ts';

async function record(): Promise<void> {
  const { id, live } = readVehicleData();
  try {
    const { recordPhoneReveal } = await import('./records.ts');
    await recordPhoneReveal({
      car_id: id,
      dealership_id: live.dealershipId,
      website_id: live.websiteId,
    });
  } catch (error) {
    console.warn('The phone reveal could not be recorded.', error);
  }
}

/** The first click on a masked number shows it wherever it stands, recorded once (LOC-26, API-21); the next one calls it. */
class PhoneReveal extends PartElement {
  protected start(left: AbortSignal): void {
    const link = partOf<HTMLAnchorElement>(this, 'a');
    const stop = revealedPhones.subscribe((shown) => {
      this.toggleAttribute('masked', !shown.includes(link.href));
    });
    left.addEventListener('abort', stop);
    const reveal = (event: Event) => {
      if (!revealPhone(link.href)) return;
      event.preventDefault();
      // Nobody is called yet.
      event.stopPropagation();
      partOf(this, '[role="status"]').textContent = partOf(link, '.whole').textContent;
      void record();
    };
    link.addEventListener('click', reveal, { signal: left });
  }
}

customElements.define('phone-reveal', PhoneReveal);
