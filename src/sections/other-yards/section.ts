import type { LocationPage } from '../../features/locations/location-pages.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'other-yards': Settings<'other-yards'>;
  }
}

export const section = definePagePart(
  'other-yards',
  'location',
  ({ otherLocations }: LocationPage) => otherLocations.length > 0,
);
