import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('browse', 'Tiles that lead to fewer of the vehicles.', 'SRC-48', {
  title: key(
    z.string().min(1).nullable().default(null),
    'Heading; null: “Browse by body type”, or “Browse by make” below vehicles of one body type.',
    'SRC-48',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    browse: z.output<typeof schema>;
  }
}
