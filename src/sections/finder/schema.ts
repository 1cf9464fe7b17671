import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { searchCondition } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const answer = z.strictObject({
  label: key(z.string().min(1), 'Words of the answer.'),
  note: key(
    z.string().min(1).nullable().default(null),
    'Words after it, in smaller type, such as "to 2.5 t".',
  ),
  search: key(
    searchCondition,
    'The condition that it adds to the search, with a field from [Fields of the search](#fields-of-the-search). An answer that fits no vehicle is left out.',
  ),
});

const question = z.strictObject({
  ask: key(
    z.enum(['condition', 'make', 'model', 'body', 'price', 'yard']).nullable().default(null),
    'A question whose answers come from the stock. model: for a dealer of one brand; others ask for the make instead.',
  ),
  label: key(z.string().min(1).nullable().default(null), 'The question; null: the usual words of `ask`.'),
  any: key(z.string().min(1).nullable().default(null), 'Words of the answer that excludes nothing.'),
  answers: key(z.array(answer).default([]), 'Answers of your own, for a question without `ask`.'),
});

const tag = z.strictObject({
  label: key(z.string().min(1), 'Words on the tag.'),
  search: key(
    searchCondition,
    'The condition of the search that it leads to. A tag that fits no vehicle is left out.',
  ),
});

export const schema = sectionSettings(
  'finder',
  'The search for vehicles by make, body type and price.',
  'ROU-01',
  {
    form: key(
      z.enum(['full', 'bar', 'questions', 'chips', 'spec']).default('full'),
      'full: words, condition, make, body type, price and a price slider, for a dealer of many makes. bar: three choices in one row, for a dealer of one brand. questions: a few questions with their answers in view, for vehicles chosen by how they are used. chips: tags that lead to searches, without a form, for a small stock. spec: a band of lists right below the picture, for vehicles chosen by their figures.',
    ),
    words: key(
      z.boolean().default(true),
      'full: a field for make, model or stock number. Superfluous below a header with such a field.',
    ),
    slider: key(
      z.boolean().default(true),
      'full: a slider for the highest price, with its own button.',
      'SRC-34',
    ),
    questions: key(
      z.array(question).max(5).default([]),
      'bar, questions, spec: what is asked, in this order. If none are listed: three or four that suit any dealer.',
    ),
    hint: key(z.string().min(1).nullable().default(null), 'questions: a sentence beside the button.'),
    tags: key(
      z.array(tag).max(8).default([]),
      'chips: the tags. If none are listed: the body types in stock.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    finder: z.output<typeof schema>;
  }
}
