import { favourites } from '../favourites/favourites.ts';
import { compared } from './compare.ts';

function press(root: ParentNode, attribute: 'fave' | 'compare', ids: ReadonlySet<string>): void {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const pressed = ids.has(button.dataset[attribute] ?? '');
    button.setAttribute('aria-pressed', String(pressed));
    // What a shopper saved before it was sold can still be taken out.
    if (pressed) button.hidden = false;
  }
}

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

/** Presses the hearts and compare buttons below an element that belong to saved and chosen vehicles. */
export function showSaved(root: ParentNode): void {
  press(root, 'fave', idsOf(favourites.get()));
  press(root, 'compare', idsOf(compared.get()));
}
