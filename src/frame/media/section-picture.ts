import type { SectionPicture } from '../../tenant/schema/section-parts.ts';
import type { Picture } from '../../ui/picture.ts';
import type { SiteContext } from '../site-context.ts';
import { srcsetOf } from './hero-image.ts';

/** The picture of a section, in its sizes; null if the section has none. */
export function sectionPicture(
  picture: SectionPicture | undefined,
  { config, findMedia }: Pick<SiteContext, 'config' | 'findMedia'>,
): Picture | null {
  if (!picture) return null;
  const { src, width, height, alt } = picture;
  return { src, srcset: srcsetOf(src, config.images.widths, findMedia), width, height, alt };
}
