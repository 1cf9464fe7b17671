import { defineSection, type Settings } from '../../frame/sections/define-section.ts';

export interface CoverView extends Settings<'cover'> {
  title: string;
  /** Years of the longest bar. */
  most: number;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    cover: CoverView;
  }
}

export const section = defineSection(
  'cover',
  (_context, { title, rows, ...words }) =>
    title === null || rows.length === 0
      ? null
      : { ...words, title, rows, most: Math.max(...rows.map(({ years }) => years)) },
  {
    'with three bars': {
      title: 'Five years, any distance',
      rows: [
        { label: 'Warranty', years: 5, condition: 'Unlimited kilometres', least: false },
        { label: 'Roadside assist', years: 3, condition: 'Serviced on schedule', least: false },
        { label: 'A used car from us', years: 1, condition: '', least: true },
      ],
    },
  },
);
