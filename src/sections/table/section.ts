import { defineSection } from '../../frame/sections/define-section.ts';
import { numberColumns } from './number-columns.ts';

interface TableView {
  title: string;
  text: string;
  caption: string | null;
  /** `isNumber`: the column has numbers alone. */
  columns: { label: string; isNumber: boolean }[];
  rows: string[][];
  after: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    table: TableView;
  }
}

export const section = defineSection(
  'table',
  (_context, { title, text, caption, columns, rows, after }) => {
    if (rows.length === 0) return null;
    const cells = rows.map((row) => row.cells);
    const numbers = numberColumns(cells);
    return {
      title,
      text,
      caption,
      columns: columns.map((label, at) => ({ label, isNumber: numbers.has(at) })),
      rows: cells,
      after,
    };
  },
  {
    'of prices': {
      title: 'A service, by size',
      caption: 'Prices with GST, until June',
      columns: ['Vehicle', 'What it includes', 'Minor', 'Major'],
      rows: [
        { cells: ['Hatch', 'Oil and filter', '$289', '$489'] },
        { cells: ['SUV', 'Oil and filter', '$319', '$539'] },
        { cells: ['Ute', 'Oil and both filters', '$349', '$629'] },
      ],
      after: 'We ring before we do anything else.',
    },
  },
);
