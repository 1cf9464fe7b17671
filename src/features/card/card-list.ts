import type { CardDocument } from '../../search/documents/document.ts';
import { carOn } from './car-on.ts';
import { cardElement, showNow } from './card-element.ts';
import type { CardPlace } from './card-place.ts';

/** An entry of a list: a vehicle, or HTML of another kind that stands among them. */
export type ListEntry = { vehicle: CardDocument; first?: boolean } | { html: string };

const CONTROLS = 'a, button';

interface Options extends Pick<CardPlace, 'sizes'> {
  /** Element around each entry, where there is one. */
  wrapper?: 'li';
}

/** The HTML of entries that are no vehicles, by their element. */
const htmlOf = new WeakMap<Element, string>();

const cardIn = (child: Element): HTMLElement | null =>
  child.matches('[data-car]')
    ? (child as HTMLElement)
    : child.querySelector<HTMLElement>(':scope > [data-car]');

/** Tells a child of the list from others: the facts that its card was drawn with, or its HTML where it is no vehicle. */
const drawnOf = (child: Element): string | undefined => cardIn(child)?.dataset.car ?? htmlOf.get(child);

function htmlElement(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { firstElementChild } = template.content;
  if (!firstElementChild) throw new Error('An entry of the list has no element.');
  return firstElementChild;
}

/** Puts the elements in order, moving none that is in its place: what is moved loses the focus. */
function order(list: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  for (const [n, child] of children.entries()) {
    if (list.children[n] !== child) list.insertBefore(child, list.children[n] ?? null);
  }
}

/**
 * Shows vehicles in a list, drawn by the site: a card that is there already stays as it is. Whoever is at a
 * control of a card is at the same one afterwards; where the card is gone, at the list.
 */
export function showInList(
  list: HTMLElement,
  entries: readonly ListEntry[],
  { sizes, wrapper }: Options,
): void {
  const there = new Map<string, Element>();
  for (const child of list.children) {
    const drawn = drawnOf(child);
    if (drawn !== undefined) there.set(drawn, child);
  }
  const wrapped = (element: Element): Element => {
    if (!wrapper) return element;
    const around = document.createElement(wrapper);
    around.append(element);
    return around;
  };
  const { activeElement } = document;
  const from = activeElement && [...list.children].find((child) => child.contains(activeElement));
  const focused = from && carOn(from);
  const index = from ? [...from.querySelectorAll(CONTROLS)].indexOf(activeElement) : -1;

  /** The child that was drawn so, which is there for one entry only. */
  const taken = (drawn: string): Element | undefined => {
    const child = there.get(drawn);
    there.delete(drawn);
    return child;
  };

  const children = entries.map((entry) => {
    if ('html' in entry) {
      const child = taken(entry.html) ?? wrapped(htmlElement(entry.html));
      htmlOf.set(child, entry.html);
      return child;
    }
    const { vehicle, first } = entry;
    const drawn = JSON.stringify(vehicle.card.facts);
    const child = taken(drawn) ?? wrapped(cardElement(vehicle.card, { sizes, first }));
    const card = cardIn(child);
    if (card) showNow(card, vehicle);
    return child;
  });
  order(list, children);
  if (!from || list.contains(activeElement)) {
    if (from && document.activeElement !== activeElement)
      (activeElement as HTMLElement).focus({ preventScroll: true });
    return;
  }
  const to = focused && children.find((child) => carOn(child)?.id === focused.id);
  const control = to?.querySelectorAll<HTMLElement>(CONTROLS)[index] ?? list;
  control.focus({ preventScroll: true });
}
