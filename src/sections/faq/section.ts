import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import { type Answer, readAnswer } from './answer.ts';

interface FaqView extends Pick<Settings<'faq'>, 'title' | 'text'> {
  questions: (Answer & { question: string })[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    faq: FaqView;
  }
}

export const section = defineSection(
  'faq',
  (_context, { title, text, questions }) =>
    questions.length === 0
      ? null
      : {
          title,
          text,
          questions: questions.map(({ question, answer }) => ({ question, ...readAnswer(answer) })),
        },
  {
    'with three questions': {
      questions: [
        {
          question: 'May I bring my own mechanic?',
          answer: 'Please do. Tell us a day before, so that the vehicle is on a hoist.',
        },
        { question: 'Can somebody hold it for me?', answer: 'Yes, for two days, with nothing to pay.' },
        {
          question: 'What do I bring on the day?',
          answer:
            'Your licence, and <a href="tel:+61755500110">proof of insurance</a>.\n\nWe do the registration with you.',
        },
      ],
    },
  },
);
