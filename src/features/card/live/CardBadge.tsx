import type { TagView } from '../../../stock/views.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TAG_TONES } from '../tag-tones.ts';

/** The twin of CardBadge.astro (CAR-17 to CAR-26). */
export function CardBadge({ tag }: { tag: TagView }) {
  if (tag.kind === 'certified' && tag.image)
    return <img className="tag seal" src={tag.image} alt={tag.text} width="96" height="28" />;
  const tone = TAG_TONES[tag.kind];
  return (
    <span className={tone ? `tag ${tone}` : 'tag'}>
      {tag.kind === 'electric' && <Icon name="battery" />}
      <span>{tag.text}</span>
    </span>
  );
}
