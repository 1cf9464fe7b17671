import type { LocationPage } from '../../features/locations/location-pages.ts';
import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-reviews': PartView<'yard-reviews'>;
  }
}

export const section = definePagePart(
  'yard-reviews',
  'location',
  ({ reviews }: LocationPage) => reviews !== null,
);
