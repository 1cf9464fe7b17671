import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const figure = z
  .strictObject({
    count: key(
      z.enum(['stock', 'makes', 'yards', 'years']).nullable().default(null),
      'A figure that the site counts: the vehicles in stock, their makes, the yards, or the full years since `since`.',
    ),
    since: key(
      z.int().min(1800).max(2100).nullable().default(null),
      'The year from which `years` counts, such as 1969.',
    ),
    value: key(
      z.string().min(1).nullable().default(null),
      'A figure of your own that you can prove, such as "41" or "2 in 3". It replaces `count`.',
    ),
    label: key(
      z.string().min(1).nullable().default(null),
      'The things that it counts, such as "technicians". Null: the usual words of `count`.',
    ),
  })
  .superRefine(({ count, since, value, label }, { addIssue }) => {
    const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    if (count === null && value === null)
      refuse([], 'A figure needs a value of its own or a count: stock, makes, yards or years');
    if (value !== null && label === null) refuse([], 'A figure with a value needs a label');
    if (count === 'years' && since === null && value === null)
      refuse([], 'Years need the year from which they count, in "since"');
  });

export const schema = sectionSettings(
  'statistics',
  'Two to four large figures, of your own or counted from the site.',
  undefined,
  {
    title: key(z.string().min(1).default('In figures'), 'Heading of the section.'),
    text: sectionText,
    figures: key(
      z
        .array(figure)
        .max(4)
        .default([
          { count: 'stock', since: null, value: null, label: null },
          { count: 'makes', since: null, value: null, label: null },
          { count: 'yards', since: null, value: null, label: null },
        ]),
      'The figures, in this order. Counts of nothing are left out, and so is the section if fewer than two remain.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    statistics: z.output<typeof schema>;
  }
}
