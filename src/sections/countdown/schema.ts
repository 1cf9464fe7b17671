import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { isoDate, link } from '../../tenant/schema/primitives.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'countdown',
  'The last day of an offer, or of anything else, with the days that are left. It disappears after that day.',
  undefined,
  {
    offer: key(
      z.string().min(1).nullable().default(null),
      'Id of the offer whose last day it is. The section is there only while the offer runs.',
    ),
    title: key(
      z.string().min(1).nullable().default(null),
      'Heading of the section. Null: the name of the offer.',
    ),
    text: sectionText,
    ends: key(
      isoDate.nullable().default(null),
      'The last day, if it is not that of an offer. Without a day, or without a heading, the section is left out.',
    ),
    link: key(
      link.nullable().default(null),
      'Page to which its button leads. Null: the page of the offer; without one there is no button.',
    ),
    action: key(z.string().min(1).default('See the offer'), 'Words of the button.'),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    countdown: z.output<typeof schema>;
  }
}
