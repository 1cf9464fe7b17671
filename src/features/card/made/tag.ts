import type { TagView } from '../../../stock/views.ts';
import { element } from '../../../ui/element.ts';
import { TAG_TONES } from '../tag-tones.ts';
import { partOf } from './parts.ts';

/** The badge of a card; `sample` is one with the battery. */
export function tagElement(tag: TagView, sample: Element): HTMLElement {
  if (tag.kind === 'certified' && tag.image)
    return element('img', { class: 'tag seal', src: tag.image, alt: tag.text, width: 96, height: 28 });
  const badge = element('span', { class: `tag ${TAG_TONES[tag.kind]}`.trim() });
  if (tag.kind === 'electric') badge.append(partOf<SVGElement>(sample, 'svg').cloneNode(true));
  badge.append(element('span', {}, tag.text));
  return badge;
}
