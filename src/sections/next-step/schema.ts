import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'next-step',
  'Links to the stock and to contacts, with the main yard.',
  undefined,
  {
    title: key(z.string().min(1).default('Where to next'), 'Heading of the section.'),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'next-step': z.output<typeof schema>;
  }
}
