import type { SectionPicture } from '../../tenant/schema/section-parts.ts';
import type { Picture } from '../../ui/picture.ts';
import type { SiteContext } from '../site-context.ts';
import { heroPicture } from './hero-image.ts';

/** The picture of a section, in its sizes; null if the section has none. */
export function sectionPicture(
  picture: SectionPicture | undefined,
  { config, findMedia }: Pick<SiteContext, 'config' | 'findMedia'>,
): Picture | null {
  if (!picture) return null;
  return { ...heroPicture(picture, config, findMedia), alt: picture.alt };
}
