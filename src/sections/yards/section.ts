import type { LocationView } from '../../frame/locations/location-types.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

export interface YardsView {
  form: 'cards' | 'hours' | 'columns' | 'line';
  title: string;
  locations: LocationView[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    yards: YardsView;
  }
}

export const section = defineSection(
  'yards',
  ({ yards, locationOf }, { form, title }) =>
    yards.length === 0
      ? null
      : {
          form,
          title: title ?? (yards.length === 1 ? 'Where to find us' : 'Our locations'),
          locations: yards.map(locationOf),
        },
  {
    'with a heading of its own': { title: 'Come and see us' },
    'hours as bars': { form: 'hours' },
    'hours in words': { form: 'columns' },
    'stops on a line': { form: 'line' },
  },
);
