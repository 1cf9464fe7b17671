import type { LocationPage } from '../../features/locations/location-pages.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-services': Settings<'yard-services'>;
  }
}

export const section = definePagePart(
  'yard-services',
  'location',
  ({ location }: LocationPage) => location.services.length > 0,
);
