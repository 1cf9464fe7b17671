/** A part of a card, or an error that names it: a card is made from the page's own template. */
export function partOf<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const part = root.querySelector<T>(selector);
  if (!part) throw new Error(`The card's template has no ${selector}.`);
  return part;
}

/** Shows the text in the part, or takes the part away where there is none. */
export function textOrNone(part: Element, text: string | null): void {
  if (text) part.textContent = text;
  else part.remove();
}

/** Changes the text after an icon: "<svg/>Broadmeadow". */
export function textAfterIcon(part: Element, text: string): void {
  const icon = partOf<SVGElement>(part, 'svg');
  part.replaceChildren(icon, text);
}
