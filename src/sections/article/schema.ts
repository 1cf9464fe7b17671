import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'article',
  'The text of the page, with its heading and a list of its contents.',
  undefined,
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    article: z.output<typeof schema>;
  }
}
