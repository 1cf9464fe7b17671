/** The first element that fits, or an error that names it: scripts and the page's HTML are published together. */
export function partOf<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const part = root.querySelector<T>(selector);
  if (!part) throw new Error(`The page has no ${selector}.`);
  return part;
}
