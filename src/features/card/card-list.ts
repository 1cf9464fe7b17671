import type { CardDocument } from '../../search/documents/document.ts';
import { carOn } from './car-on.ts';
import { cardElement, type ElementPlace, showNow } from './card-element.ts';

/** An entry of a list: a vehicle, or HTML of another kind that stands among them. */
export type ListEntry = { vehicle: CardDocument; first?: boolean } | { html: string };

const CONTROLS = 'a, button';

interface Options extends Pick<ElementPlace, 'sizes'> {
  /** Element around each entry, where there is one. */
  wrapper?: 'li';
}

/** The vehicle that a child of the list shows, as it was drawn. */
const drawnOf = (child: Element): string | undefined =>
  (child.matches('[data-car]') ? child : child.querySelector('[data-car]'))?.getAttribute('data-car') ??
  undefined;

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

  const children = entries.map((entry) => {
    if ('html' in entry) return wrapped(htmlElement(entry.html));
    const { vehicle, first } = entry;
    const child =
      there.get(JSON.stringify(vehicle.card.facts)) ??
      wrapped(cardElement(vehicle.card, { sizes, ...(first && { first }) }));
    showNow(
      child.matches('[data-car]') ? (child as HTMLElement) : (child.firstElementChild as HTMLElement),
      vehicle,
    );
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
