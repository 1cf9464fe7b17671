import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('arrivals', 'The newest vehicles in stock.', 'ROU-01', {
  title: key(
    z.string().min(1).nullable().default(null),
    'Heading; null: “Just arrived” if one of them is new in stock, else “Latest in stock”.',
    'ROU-01',
  ),
  condition: key(
    z.enum(['new', 'demo', 'used']).nullable().default(null),
    'Shows only vehicles of this condition, and leads to their search. Null: all.',
    'ROU-01',
  ),
  count: key(
    z.number().int().min(3).max(12).default(8),
    'Number of vehicles. Choose one that fills the rows of the dealer’s cards, four or three side by side.',
    'ROU-01',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    arrivals: z.output<typeof schema>;
  }
}
