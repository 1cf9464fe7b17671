import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'service',
  'The banner that leads to the booking of a service.',
  'CON-05',
  { title: key(z.string().min(1).default('Due for a service?'), 'Heading of the section.', 'ROU-01') },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    service: z.output<typeof schema>;
  }
}
