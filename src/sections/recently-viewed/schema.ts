import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'recently-viewed',
  'The vehicles that the shopper looked at last, in a row of cards. Until there is one, and without JavaScript, nothing is shown. Put it below the first screen of a page.',
  'WAT-12',
  {
    title: key(z.string().min(1).default('You looked at these'), 'Heading of the section.', 'WAT-12'),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'recently-viewed': z.output<typeof schema>;
  }
}
