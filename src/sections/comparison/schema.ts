import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { link } from '../../tenant/schema/primitives.ts';
import { modelFigure, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const thing = z
  .strictObject({
    name: key(
      z.string().min(1).nullable().default(null),
      'Its name, such as "Car loan". Null: the name of its model.',
    ),
    model: key(
      z.string().min(1).nullable().default(null),
      'Make and model, such as "Kia EV5", if it is a model whose figures come from the stock.',
    ),
    note: key(z.string().default(''), 'A line below its name.'),
    link: key(
      link.nullable().default(null),
      'Page about it, to which its name leads. Null: the search of its model.',
    ),
  })
  .refine(({ name, model }) => name !== null || model !== null, 'It needs a name or a model');

const row = z
  .strictObject({
    label: key(
      z.string().min(1).nullable().default(null),
      'What is compared, such as "Servicing included". Null: the usual words of `figure`.',
    ),
    figure: key(
      modelFigure.nullable().default(null),
      'A figure from the stock, for models: the lowest price, the number in stock, or a fact that cards can show.',
    ),
    values: key(
      z.array(z.union([z.boolean(), z.string(), z.number()])).default([]),
      'One value for each, in their order: true for a tick, false for a dash, or words. "" is a value that is not known, or that comes from the stock.',
    ),
  })
  .refine(({ label, figure }) => label !== null || figure !== null, 'It needs a label or a figure');

export const schema = sectionSettings(
  'comparison',
  'Two to four things side by side: kinds of finance, service plans, or models.',
  undefined,
  {
    title: key(z.string().min(1).default('Side by side'), 'Heading of the section.'),
    text: sectionText,
    things: key(
      z.array(thing).max(4).default([]),
      'The things; with fewer than two the section is left out.',
    ),
    rows: key(
      z.array(row).max(20).default([]),
      'What is compared. A row in which nothing is known is left out.',
    ),
    after: key(z.string().default(''), 'A sentence below the table.'),
  },
).superRefine(({ things, rows }, { addIssue }) => {
  for (const [at, { values }] of rows.entries())
    if (values.length > things.length)
      addIssue({
        code: 'custom',
        path: ['rows', at, 'values'],
        message: `This row has ${values.length} values, but only ${things.length} things are compared. Remove some, or add to "things"`,
      });
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    comparison: z.output<typeof schema>;
  }
}
