import type { LocationPage } from '../../features/locations/location-pages.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-reviews': Settings<'yard-reviews'>;
  }
}

export const section = definePagePart(
  'yard-reviews',
  'location',
  ({ reviews }: LocationPage) => reviews !== null,
);
