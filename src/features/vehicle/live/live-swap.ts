import { liveVehicle, type VehicleChange } from '../../../frame/live-vehicle.ts';
import { PartElement } from '../../../ui/part-element.ts';

/**
 * When the vehicle turns out to be sold or reserved, or its price changed, replaces its content with that of its
 * template for the change, which ends at the same height or below, so that nothing after it moves. Without such a
 * template it stays as it is (VDP-41).
 */
class LiveSwap extends PartElement {
  protected start(signal: AbortSignal): void {
    const stop = liveVehicle.subscribe((now) => now && this.#swap(now.change));
    signal.addEventListener('abort', stop);
  }

  #swap({ state, price }: VehicleChange): void {
    const name = state ?? (price === null ? null : 'price');
    const template = this.querySelector<HTMLTemplateElement>(`:scope > template[data-if="${name}"]`);
    if (!template) return;
    // Astro adds the scripts of components next to them.
    const outdated = [...this.querySelectorAll<HTMLElement>(':scope > :not(template, script)')];
    const bottom = Math.max(0, ...outdated.map((part) => part.getBoundingClientRect().bottom));
    const hadFocus = this.contains(document.activeElement);
    this.replaceChildren(template.content.cloneNode(true));
    const last = this.lastElementChild;
    if (last instanceof HTMLElement)
      last.style.minBlockSize = `${Math.max(0, bottom - last.getBoundingClientRect().top)}px`;
    if (hadFocus) this.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }
}

customElements.define('live-swap', LiveSwap);
