import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionPictureKey } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const band = z.strictObject({
  to: key(z.int().min(1), 'The most that a vehicle of the group weighs loaded (GVM), kg.'),
  title: key(z.string().min(1), 'Heading of the group, such as “To 4.5 t”.'),
  note: key(z.string().default(''), 'Words beside it, such as the licence.'),
});

const lead = z.strictObject({
  vehicle: key(z.string().min(1), 'Its stock number. When it is sold, the section goes on without it.'),
  picture: sectionPictureKey(1320),
});

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
  lead: key(
    lead.optional(),
    'A vehicle that stands large above the others, beside a card of paper with its facts. Without a picture of its own: its first one.',
  ),
  except: key(
    z.array(z.string().min(1)).default([]),
    'Stock numbers of vehicles that the page shows elsewhere, such as that in the hero.',
  ),
  bands: key(
    z.array(band).max(4).default([]),
    'Groups by gross vehicle mass, the lightest first; each begins where the one before it ends, and shows the newest in it. Absent: no groups.',
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
