import type { FilterSetting, RangeSetting } from '../../search/settings.ts';
import type { LookForms } from '../../tenant/schema/look.ts';
import { opensAtFirst } from './facet-rows.ts';

/** From this width the filters stand beside or above the results; below it they are in the drawer (search.css). */
export const WIDE = '(width >= 1040px)';

/** True if the filters stand in a row, where each opens as a panel over the results. */
export const isRow = (form: LookForms['filters']): boolean => form !== 'sidebar' && form !== 'panels';

/** True if a line shows each value's share of the filter's largest count. */
export const hasShares = (form: LookForms['filters'], kind: FilterSetting['kind']): boolean =>
  form === 'bar' ? kind !== 'tiles' : form === 'sidebar' && kind === 'list';

/** The chosen values as the heading of a filter shows them: their names, a number where words stand in a row, or "Any". */
export function headingValue(form: LookForms['filters'], value: string | null, count: number): string | null {
  if (form === 'tags') return count > 0 ? String(count) : null;
  return value ?? (isRow(form) ? 'Any' : null);
}

/** The `name` of filters in a row, by which browsers keep only one of them open. */
export const ROW_NAME = 'filter';

const facetsIn = (filters: Element) => [...filters.querySelectorAll<HTMLDetailsElement>(':scope > .facet')];

const IN_USE = ':checked, [aria-pressed="true"], [aria-current="true"]';

/**
 * Opens filters that have moved into the drawer: all where the window is wide, else those that a sidebar opens. In a
 * row they must have lost their `name` before.
 */
export function openInDrawer(filters: Element): void {
  const isWide = matchMedia(WIDE).matches;
  for (const [index, facet] of facetsIn(filters).entries())
    facet.open = isWide || opensAtFirst(index, facet.querySelector(IN_USE) !== null);
}

/** Closes filters that have moved from the drawer back into their row. */
export function closeInRow(filters: Element): void {
  for (const facet of facetsIn(filters)) facet.open = false;
}

/**
 * Closes the open panel of a row on Escape, on a press outside, and when the focus leaves it, so that it never covers
 * what has the focus. It listens on the document, because the live filters replace the static ones.
 */
export function closePanelsOnLeave(): void {
  const panel = () => document.querySelector<HTMLDetailsElement>(`.facet[name="${ROW_NAME}"][open]`);
  const closeUnlessIn = (target: EventTarget | null) => {
    const open = panel();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target));
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(target));
  document.addEventListener('keydown', ({ key }) => {
    const open = panel();
    if (key !== 'Escape' || !open) return;
    const hadFocus = open.contains(document.activeElement);
    open.open = false;
    if (hadFocus) open.querySelector('summary')?.focus();
  });
}

/** The filter that a ruler in the head of the page shows: the first of a mass. */
export const rulerOf = (filters: readonly FilterSetting[]): RangeSetting | undefined =>
  filters.find((filter): filter is RangeSetting => filter.kind === 'range' && filter.unit === 'kg');
