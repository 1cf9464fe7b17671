import type { HeroPicture } from '../../frame/media/hero-image.ts';
import type { PageBase } from '../../frame/page.ts';
import type { SectionName, SectionView } from '../../frame/sections/section-views.ts';

export interface HomePage extends PageBase {
  kind: 'home';
  title: string;
  lede: string;
  heroImage: HeroPicture | null;
  /** Number of vehicles in stock. */
  count: number;
  /** The sections that the dealer lists. */
  listed: SectionName[];
  /** Those of them with something to show, from the top. */
  sections: SectionView[];
}
