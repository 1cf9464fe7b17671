import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const question = z.strictObject({
  question: key(z.string().min(1), 'The question.'),
  answer: key(
    z.string().regex(/\S/, 'an answer').meta({ html: true }),
    'Its answer; may contain simple HTML such as links, which is sanitised. An empty line begins a new paragraph. Search engines get its text alone.',
  ),
});

export const schema = sectionSettings(
  'faq',
  'Questions whose answers open below them. Search engines get them, too.',
  undefined,
  {
    title: key(z.string().min(1).default('Questions and answers'), 'Heading of the section.'),
    text: sectionText,
    questions: key(
      z.array(question).max(30).default([]),
      'The questions with their answers; without any the section is left out.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    faq: z.output<typeof schema>;
  }
}
