import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { review } from '../../tenant/schema/primitives.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('quotes', 'One to three reviews in large type.', undefined, {
  quotes: key(
    z.array(review).max(3).default([]),
    'Ids of the reviews. Absent: the two newest with five stars and a short text.',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    quotes: z.output<typeof schema>;
  }
}
