import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const cell = z.union([z.string(), z.number()]).transform(String);

export const schema = sectionSettings(
  'table',
  'A table, such as prices by model. On phones it scrolls inside its box.',
  undefined,
  {
    title: key(z.string().min(1).default('At a glance'), 'Heading of the section.'),
    text: sectionText,
    caption: key(
      z.string().min(1).nullable().default(null),
      'A line right above the table, such as the day from which its prices apply.',
    ),
    columns: key(
      z.array(z.string()).max(8).default([]),
      'Headings of the columns, from the left. The first column names what its row is about.',
    ),
    rows: key(
      z
        .array(
          z.strictObject({
            cells: key(
              z.array(cell).min(1),
              'Its cells, from the left. Columns of numbers alone are aligned to the right.',
            ),
          }),
        )
        .max(60)
        .default([]),
      'The rows; without any the section is left out.',
    ),
    after: key(z.string().default(''), 'A sentence below the table.'),
  },
).superRefine(({ columns, rows }, { addIssue }) => {
  for (const [at, { cells }] of rows.entries())
    if (cells.length !== columns.length)
      addIssue({
        code: 'custom',
        path: ['rows', at, 'cells'],
        message: `The table has ${columns.length} columns, but this row has ${cells.length}. Write "" for an empty cell`,
      });
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    table: z.output<typeof schema>;
  }
}
