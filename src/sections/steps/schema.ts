import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionPicture, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'steps',
  'What happens, step by step, with pictures or large numbers.',
  undefined,
  {
    form: key(
      z.enum(['pictures', 'list']).default('pictures'),
      'Three pictures side by side, or a list in large type.',
    ),
    title: key(z.string().min(1).default('How it works'), 'Heading of the section.'),
    text: sectionText,
    steps: key(
      z
        .array(
          z.strictObject({
            title: key(z.string().min(1), 'What happens.'),
            text: key(z.string().default(''), 'A sentence about it.'),
            picture: key(sectionPicture.optional(), 'A picture of it.').meta({ shown: 660 }),
          }),
        )
        .max(8)
        .default([]),
      'The steps; without any the section is left out.',
    ),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    steps: z.output<typeof schema>;
  }
}
