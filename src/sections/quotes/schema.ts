import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { review } from '../../tenant/schema/primitives.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('quotes', 'One to four reviews in large type.', undefined, {
  form: key(
    z.enum(['large', 'table']).default('large'),
    'One below the other in the largest type, or a ruled table of one line each, with the average above it.',
  ),
  title: key(
    z.string().min(1).default('What people say'),
    'Heading of the section; only the table shows it.',
  ),
  quotes: key(
    z.array(review).max(4).default([]),
    'Ids of the reviews. Absent: the two newest with five stars and a short text.',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    quotes: z.output<typeof schema>;
  }
}
