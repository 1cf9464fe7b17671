import type { TagView } from '../../stock/views.ts';

/** CSS class that sets the colour of a tag. */
export const TAG_TONES: Record<TagView['kind'], string> = {
  new: 'accent',
  sold: 'ink',
  coming_soon: 'ink',
  electric: 'good',
  reserved: '',
  own: '',
  certified: '',
};
