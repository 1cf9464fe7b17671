/** Id of the search page's text field, which other pages link to. */
export const SEARCH_FIELD = 'search-words';

/** Focuses the page's own search field, in the drawer of a narrow search page too. Returns false if it has none. */
export function focusSearchField(): boolean {
  const find = () => document.querySelector<HTMLElement>(`#${SEARCH_FIELD}, #find-query`);
  const field = find();
  if (!field) return false;
  if (field.checkVisibility()) field.focus();
  else {
    document.getElementById('filter-open')?.click();
    // The drawer takes the focus and the filters when it opens.
    setTimeout(() => find()?.focus());
  }
  return true;
}
