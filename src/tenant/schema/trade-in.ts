import { z } from 'zod';
import { key } from './key.ts';
import { slug } from './primitives.ts';

const question = z.strictObject({
  id: key(slug, 'Id that is sent with the answer.', 'API-26'),
  question: key(z.string().min(1).max(200), 'The question.', 'API-26'),
  answers: key(z.array(z.string().min(1).max(100)).min(2).max(10), 'Answers to choose from.', 'API-26'),
});

/** Asked by default: plain facts that dealers ask for first. */
const QUESTIONS = [
  {
    id: 'accident',
    question: 'Has it been in an accident?',
    answers: ['No', 'Yes, and it was repaired', 'Yes, and it was not repaired'],
  },
  {
    id: 'service-history',
    question: 'Do you have its service history?',
    answers: ['All of it', 'Some of it', 'None'],
  },
  { id: 'condition', question: 'How would you describe it?', answers: ['Excellent', 'Good', 'Fair', 'Poor'] },
  { id: 'finance-owing', question: 'Is there finance owing on it?', answers: ['No', 'Yes'] },
];

export const tradeIn = z.strictObject({
  suppressed: key(
    z.boolean().default(false),
    'No pages for trade-ins and for selling a vehicle; the vehicle page’s button opens an enquiry instead.',
    'ROU-04, ROU-05',
  ),
  questions: key(
    z
      .array(question)
      .max(12)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each question needs its own id')
      .default(QUESTIONS),
    'Questions about the condition of the shopper’s vehicle; empty: none.',
    'API-26',
  ),
  share_of_price: key(
    z.number().min(0.3).max(1).nullable().default(null),
    'Share of the price of similar vehicles in stock that the dealer usually pays, from which online estimates are made: 0.85 for 85 %. null: shoppers see the asked prices, and that the dealer pays less.',
    'CON-08',
  ),
  save_valuation: key(
    z.boolean().default(false),
    'Each estimate that a page shows is also sent to `/api/miscellaneous`; `npm run leads` shows it.',
    'API-28',
  ),
});
