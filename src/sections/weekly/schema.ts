import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'weekly',
  'A table of vehicles that can be had by the week, the cheapest of each model first.',
  undefined,
  {
    title: key(z.string().min(1).default('By the week'), 'Heading of the section.'),
    text: sectionText,
    includes: key(z.array(z.string().min(1)).max(8).default([]), 'What the weekly price includes.'),
    after: key(z.string().default(''), 'A sentence below the table.'),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    weekly: z.output<typeof schema>;
  }
}
