import { liveVehicle, type VehicleChange } from '../../../frame/live-vehicle.ts';
import { STATUS_LABELS } from '../../../stock/rules/labels.ts';
import { PartElement } from '../../../ui/part-element.ts';

/**
 * `<live-swap>`: if the vehicle was sold or reserved or its price changed since the build, replaces the element's
 * content with its `<template>` for that change (VDP-41). The new content takes at least the height of the old one, so
 * that nothing below it moves. Without a template for the change, the content stays.
 */
class LiveSwap extends PartElement {
  protected start(signal: AbortSignal): void {
    const unsubscribe = liveVehicle.subscribe((current) => current && this.#swap(current.change));
    signal.addEventListener('abort', unsubscribe);
  }

  #swap({ state, left, price }: VehicleChange): void {
    const change = state ?? (price === null ? null : 'price');
    const template = this.querySelector<HTMLTemplateElement>(`:scope > template[data-if="${change}"]`);
    if (!template) return;
    // Astro inserts the scripts of components next to them; these have no height.
    const outdated = [...this.querySelectorAll<HTMLElement>(':scope > :not(template, script)')];
    const bottom = Math.max(0, ...outdated.map((part) => part.getBoundingClientRect().bottom));
    const hadFocus = this.contains(document.activeElement);
    this.replaceChildren(template.content.cloneNode(true));
    // The template says that the vehicle is sold, and since when or to whom.
    for (const words of left ? this.querySelectorAll('.words, .band b') : []) {
      words.textContent = STATUS_LABELS.gone;
      words.nextElementSibling?.remove();
    }
    const last = this.lastElementChild;
    if (last instanceof HTMLElement)
      last.style.minBlockSize = `${Math.max(0, bottom - last.getBoundingClientRect().top)}px`;
    if (hadFocus) this.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }
}

customElements.define('live-swap', LiveSwap);
