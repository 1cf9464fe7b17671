import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionLinks, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const row = z.strictObject({
  label: key(z.string().min(1), 'The cover, such as “Warranty”.'),
  years: key(z.int().min(1).max(10), 'Number of years.'),
  condition: key(z.string().default(''), 'Its condition or limit, below the label.'),
  least: key(z.boolean().default(false), 'It may be more: its bar has stripes instead of a fill.'),
});

export const schema = sectionSettings(
  'cover',
  'Years of warranty and what else is covered, as a large figure with bars on a scale of years.',
  undefined,
  {
    title: key(
      z.string().min(1).nullable().default(null),
      'Heading of the section. Null: the section is left out.',
    ),
    text: sectionText,
    rows: key(z.array(row).max(6).default([]), 'The bars; the longest is the large figure and the scale.'),
    links: sectionLinks,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    cover: z.output<typeof schema>;
  }
}
