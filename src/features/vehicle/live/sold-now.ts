import { announce } from '../../../ui/announce.ts';
import { hideWithoutShift } from '../../../ui/hide-without-shift.ts';

/** Not the scripts that components leave behind them. */
function elementBefore(template: Element): HTMLElement | null {
  let before = template.previousElementSibling;
  while (before instanceof HTMLScriptElement) before = before.previousElementSibling;
  return before instanceof HTMLElement ? before : null;
}

/**
 * Sold since the page was built: each `<template data-when-sold>` takes the place, and the height, of the
 * element before it (VDP-41). What else is of no use any more, `[data-offer]`, goes. Nothing in view moves.
 */
export function showSold(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-when-sold]')) {
    const offer = elementBefore(template);
    const notice = template.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!offer) continue;
    if (!notice) {
      offer.remove();
      continue;
    }
    notice.style.minBlockSize = `${offer.offsetHeight}px`;
    offer.replaceWith(notice);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-offer]')) hideWithoutShift(part);
  announce('This vehicle has just been sold.');
}
