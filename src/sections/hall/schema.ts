import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { make } from '../../tenant/schema/primitives.ts';
import { sectionPictureKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'hall',
  'A make of which the dealer is proud: its vehicles as a list beside a picture, on the stage.',
  undefined,
  {
    make: key(make.nullable().default(null), 'The make. Null: the section is left out.'),
    certified: key(z.boolean().default(false), 'Lists only vehicles that the stock says are certified.'),
    title: key(z.string().min(1).nullable().default(null), 'Heading of the section. Null: the make.'),
    text: sectionText,
    picture: sectionPictureKey(1280),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    hall: z.output<typeof schema>;
  }
}
