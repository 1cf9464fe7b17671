import type { LocationView } from '../../frame/locations/location-types.ts';
import { nextStepYard } from '../../frame/locations/next-step-yard.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'next-step': {
      title: string;
      /** Null for a dealer without a main yard. */
      yard: LocationView | null;
    };
  }
}

export const section = defineSection(
  'next-step',
  (context, { title }) => ({ title, yard: nextStepYard(context) }),
  { 'with a heading of its own': { title: 'Come and see us' } },
);
