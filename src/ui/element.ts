import { iconElement } from './icon/icon-element.ts';
import type { IconName } from './icon/names.ts';

type Content = Node | string | null;

/**
 * Creates an element. An attribute with `true` is set without a value, one with `null` is left out; so is `null`
 * content.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number | true | null>,
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) created.setAttribute(name, value === true ? '' : String(value));
  created.append(...content.filter((part) => part !== null));
  return created;
}

/** An icon-only button. Give it a name through `attributes`, with `aria-label`. */
export function iconButton(attributes: Record<string, string | true>, icon: IconName): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, iconElement(icon));
}
