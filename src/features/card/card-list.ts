import type { CardDocument } from '../../search/documents/document.ts';
import { cardElement, updateCard } from './card-element.ts';
import type { CardPlacement } from './card-placement.ts';
import { readCardFacts } from './read-card-facts.ts';

/** A vehicle, or the HTML of something shown between vehicles, such as a promo tile. */
export type ListEntry = { vehicle: CardDocument; first?: boolean } | { html: string };

/** Selector of the controls of a card that can have the focus. */
const CONTROLS = 'a, button';

interface Options extends Pick<CardPlacement, 'sizes'> {
  /** Element to wrap each entry in; by default none. */
  wrapper?: 'li';
}

/** The HTML from which an element was created, for elements without a card. */
const htmlByElement = new WeakMap<Element, string>();

const cardIn = (child: Element): HTMLElement | null =>
  child.matches('[data-car]')
    ? (child as HTMLElement)
    : child.querySelector<HTMLElement>(':scope > [data-car]');

/** Returns what identifies a child: the facts that its card was rendered with, or the HTML of another entry. */
const keyOf = (child: Element): string | undefined => cardIn(child)?.dataset.car ?? htmlByElement.get(child);

function htmlElement(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { firstElementChild } = template.content;
  if (!firstElementChild) throw new Error('The HTML of a list entry has no element.');
  return firstElementChild;
}

/**
 * Gives the list exactly these children, in this order. Moving an element takes focus away from it, so elements that
 * are already in place are not touched.
 */
function reorder(list: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  for (const [n, child] of children.entries()) {
    if (list.children[n] !== child) list.insertBefore(child, list.children[n] ?? null);
  }
}

/**
 * Shows the entries in the list and reuses the cards that are already there. Focus stays on the same control of
 * the same vehicle; if its card is gone, focus moves to the list.
 */
export function showInList(
  list: HTMLElement,
  entries: readonly ListEntry[],
  { sizes, wrapper }: Options,
): void {
  const existing = new Map<string, Element>();
  for (const child of list.children) {
    const key = keyOf(child);
    if (key !== undefined) existing.set(key, child);
  }
  const wrapped = (element: Element): Element => {
    if (!wrapper) return element;
    const outer = document.createElement(wrapper);
    outer.append(element);
    return outer;
  };
  const { activeElement } = document;
  const focusedChild = activeElement && [...list.children].find((child) => child.contains(activeElement));
  const focusedCar = focusedChild && readCardFacts(focusedChild);
  const controlIndex = focusedChild
    ? [...focusedChild.querySelectorAll(CONTROLS)].indexOf(activeElement)
    : -1;

  /** Returns the existing child for a key, and each child only once, because two equal entries need two elements. */
  const takeExisting = (key: string): Element | undefined => {
    const child = existing.get(key);
    existing.delete(key);
    return child;
  };

  /** Returns an element with the same HTML that the page was built with (it has no key yet), or else a new one. */
  const findEqualOrCreate = (html: string): Element => {
    const created = htmlElement(html);
    const isEqual = (child: Element) =>
      !keyOf(child) && (wrapper ? child.firstElementChild : child)?.isEqualNode(created);
    return [...list.children].find(isEqual) ?? wrapped(created);
  };

  const children = entries.map((entry) => {
    if ('html' in entry) {
      const child = takeExisting(entry.html) ?? findEqualOrCreate(entry.html);
      htmlByElement.set(child, entry.html);
      return child;
    }
    const { vehicle, first } = entry;
    const key = JSON.stringify(vehicle.card.facts);
    const child = takeExisting(key) ?? wrapped(cardElement(vehicle.card, { sizes, first }));
    const card = cardIn(child);
    if (card) updateCard(card, vehicle);
    return child;
  });
  reorder(list, children);
  if (!focusedChild || list.contains(activeElement)) {
    // The focused element was moved, which took the focus away from it.
    if (focusedChild && document.activeElement !== activeElement)
      (activeElement as HTMLElement).focus({ preventScroll: true });
    return;
  }
  const newChild = focusedCar && children.find((child) => readCardFacts(child)?.id === focusedCar.id);
  const control = newChild?.querySelectorAll<HTMLElement>(CONTROLS)[controlIndex] ?? list;
  control.focus({ preventScroll: true });
}
