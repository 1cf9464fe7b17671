import { iconElement } from './icon/icon-element.ts';
import type { IconName } from './icon/names.ts';

type Content = Node | string | null;

/** An element with its attributes (true: present, null: absent) and what stands in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number | true | null>,
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(name, value === true ? '' : String(value));
  made.append(...content.filter((part) => part !== null));
  return made;
}

/** A button that shows an icon alone: its attributes name it. */
export function iconButton(attributes: Record<string, string | true>, icon: IconName): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, iconElement(icon));
}
