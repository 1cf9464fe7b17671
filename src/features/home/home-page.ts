import type { HeroPicture } from '../../frame/media/hero-image.ts';
import type { SectionedPage } from '../../frame/page.ts';
import type { SectionName } from '../../frame/sections/section-views.ts';

export interface HomePage extends SectionedPage {
  kind: 'home';
  title: string;
  lede: string;
  heroImage: HeroPicture | null;
  /** Number of vehicles in stock. */
  count: number;
  /** The sections that the dealer lists. */
  listed: SectionName[];
}
