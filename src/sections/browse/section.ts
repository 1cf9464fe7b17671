import type { WithTiles } from '../../features/facet-tiles/tiles-view.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    browse: Settings<'browse'>;
  }
}

export const section = definePagePart(
  'browse',
  ['search', 'dealership-stock', 'directory'],
  ({ browse }: WithTiles) => browse !== null,
);
