import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'slides',
  'The promotions slider: the `slides` one beside the other, moved by hand, never by itself.',
  'OFF-06',
  {
    label: key(z.string().min(1).default('Promotions'), 'Its name for screen readers.', 'OFF-06'),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    slides: z.output<typeof schema>;
  }
}
