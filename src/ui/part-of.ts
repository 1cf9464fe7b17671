/**
 * The first element that matches the selector.
 *
 * @throws Error if there is none. Scripts and HTML are published together, so that would be a mistake in our code.
 */
export function partOf<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const part = root.querySelector<T>(selector);
  if (!part) throw new Error(`The page has no ${selector}.`);
  return part;
}
