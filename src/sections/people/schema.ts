import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { email, phone } from '../../tenant/schema/primitives.ts';
import { sectionPicture, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const person = z.strictObject({
  name: key(z.string().regex(/\S/, 'a name'), 'First and last name.'),
  role: key(z.string().default(''), 'What they do, such as "Service manager".'),
  phone: key(phone.optional(), 'Their phone number.'),
  email: key(email.optional(), 'Their e-mail address.'),
  languages: key(
    z.array(z.string().min(1)).default([]),
    'Languages that they speak with customers besides English.',
  ),
  picture: key(
    sectionPicture.optional(),
    'Their portrait, higher than wide. Without one their initials stand in its place.',
  ),
});

export const schema = sectionSettings(
  'people',
  'People of the business, with portraits and ways to reach them.',
  undefined,
  {
    title: key(z.string().min(1).default('Our people'), 'Heading of the section.'),
    text: sectionText,
    people: key(
      z
        .array(person)
        .max(12)
        .refine(({ length }) => length !== 1, 'One person alone is no list. Name at least two, or none')
        .default([]),
      'Two to twelve people; without any the section is left out.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    people: z.output<typeof schema>;
  }
}
