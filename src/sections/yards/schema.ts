import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('yards', 'The dealer’s yards.', 'ROU-01', {
  form: key(
    z.enum(['cards', 'hours', 'columns', 'line']).default('cards'),
    'Cards with a map or photo; columns with the week’s hours as bars; columns with the hours in words; or stops on a line from north to south, with the distances between them.',
    'ROU-01',
  ),
  title: key(
    z.string().min(1).nullable().default(null),
    'Heading; null: “Our locations”, or “Where to find us” for a single yard.',
    'ROU-01',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    yards: z.output<typeof schema>;
  }
}
