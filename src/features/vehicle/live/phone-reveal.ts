import { readVehicleData } from '../../../frame/vehicle-data.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { partOf } from '../../../ui/part-of.ts';
import { revealedPhones, revealPhone } from './revealed-phones.ts';

async function recordReveal(): Promise<void> {
  const { id, live } = readVehicleData();
  try {
    const { recordPhoneReveal } = await import('./vehicle-events-api.ts');
    await recordPhoneReveal({
      car_id: id,
      dealership_id: live.dealershipId,
      website_id: live.websiteId,
    });
  } catch (error) {
    console.warn('The phone reveal could not be recorded.', error);
  }
}

/**
 * `<phone-reveal>`: the first click reveals the number everywhere on the page and is recorded (LOC-26, API-21). The
 * next click calls it.
 */
class PhoneReveal extends PartElement {
  protected start(signal: AbortSignal): void {
    const link = partOf<HTMLAnchorElement>(this, 'a');
    const stop = revealedPhones.subscribe((shown) => {
      this.toggleAttribute('masked', !shown.includes(link.href));
    });
    signal.addEventListener('abort', stop);
    const reveal = (event: Event) => {
      if (!revealPhone(link.href)) return;
      event.preventDefault();
      // `track-actions.ts` would count the click as a call.
      event.stopPropagation();
      partOf(this, '[role="status"]').textContent = partOf(link, '.whole').textContent;
      void recordReveal();
    };
    link.addEventListener('click', reveal, { signal });
  }
}

customElements.define('phone-reveal', PhoneReveal);
