import type { LinkView } from '../../frame/page.ts';
import { readCondition } from '../../frame/search/search-condition.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { makeLinks } from '../../frame/stocked-makes.ts';
import { formatAud } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { conditionLinks } from './condition-links.ts';
import type { AnswerView, QuestionView } from './question.ts';

type Form = Settings<'finder'>['form'];
type Question = Settings<'finder'>['questions'][number];
type Ask = NonNullable<Question['ask']>;

/** A question without its id. */
type Asked = Omit<QuestionView, 'id' | 'answers'> & { any: string; answers: AnswerView[] };

/** The questions of a form for which the dealer lists none. */
const USUAL: Partial<Record<Form, readonly Ask[]>> = {
  bar: ['model', 'condition', 'price'],
  questions: ['body', 'condition', 'price'],
  spec: ['body', 'make', 'condition', 'price'],
};

const plain = { note: null, name: null } as const;
const answersOf = (links: readonly LinkView[]): AnswerView[] =>
  links.map(({ label, value = label, href, count = null }) => ({ ...plain, label, value, href, count }));

/** Models of the dealer's brand in stock, by name. */
function modelLinks({ catalogue }: SiteContext, brand: string): LinkView[] {
  return catalogue.searches
    .flatMap(({ scope, path, cars }) =>
      scope.kind === 'model' && isSameMake(scope.make, brand) && cars.length > 0
        ? [{ label: scope.model, href: path, count: cars.length }]
        : [],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

const ASKED: Record<Ask, (context: SiteContext) => Asked> = {
  condition: (context) => ({
    label: 'Condition',
    name: 'refinementList[car_type][0]',
    any: 'All',
    answers: answersOf(conditionLinks(context)),
  }),
  make: (context) => ({
    label: 'Make',
    name: 'refinementList[make][0]',
    any: 'Any make',
    answers: answersOf(makeLinks(context)),
  }),
  model: (context) => {
    const brand = siteBrand(context.site);
    if (brand === null) return ASKED.make(context);
    return {
      label: 'Model',
      name: 'refinementList[model][0]',
      any: 'Any model',
      answers: answersOf(modelLinks(context, brand)),
    };
  },
  body: (context) => ({
    label: 'Body type',
    name: 'refinementList[simple_body][0]',
    any: 'Any type',
    answers: answersOf(bodyLinks(context)),
  }),
  price: ({ config }) => ({
    label: 'Price up to',
    name: 'range[price]',
    any: 'Any price',
    answers: config.search.price_picks.map((price) => ({
      ...plain,
      value: `:${price}`,
      label: formatAud(price),
      href: null,
      count: null,
    })),
  }),
  yard: ({ stockSearch }) => ({
    label: 'Yard',
    name: 'refinementList[dealership_name][0]',
    any: 'Any yard',
    answers: stockSearch
      .find({})
      .counts('dealership_name')
      .map(({ value, count }) => ({ ...plain, value, label: value, href: null, count })),
  }),
};

/** A question of the dealer's own. Its name is that of most answers: browsers need one for all of them. */
function ownQuestion(context: SiteContext, { label, any, answers }: Question): Asked | null {
  const fitting = answers.flatMap(({ label, note, search }) => {
    const found = readCondition(context, search);
    return found && found.count > 0
      ? [{ label, note, value: found.value, name: found.name, href: found.page, count: found.count }]
      : [];
  });
  const [first] = fitting;
  if (!first || label === null) return null;
  return {
    label,
    name: first.name,
    any: any ?? 'Any',
    answers: fitting.map((answer) => ({ ...answer, name: answer.name === first.name ? null : answer.name })),
  };
}

/**
 * The questions of a form with answers that fit vehicles in stock. Questions that would not help to choose are left out:
 * those without such an answer, and those whose answers come from the stock if there is only one.
 */
export function questionsOf(context: SiteContext, form: Form, listed: readonly Question[]): QuestionView[] {
  const cap = context.config.search.stock_count_cap;
  const usual = (USUAL[form] ?? []).map((ask): Question => ({ ask, label: null, any: null, answers: [] }));
  return (listed.length > 0 ? listed : usual).flatMap((question, at) => {
    const asked = question.ask === null ? ownQuestion(context, question) : ASKED[question.ask](context);
    if (!asked || asked.answers.length < (question.ask === null ? 1 : 2)) return [];
    const { answers, any, label, name } = asked;
    return [
      {
        id: question.ask ?? `q${at + 1}`,
        label: question.label ?? label,
        name,
        answers: [
          { ...plain, value: '', label: question.any ?? any, href: null, count: null },
          ...answers.map((answer) => ({
            ...answer,
            count: answer.count === null ? null : shownCount(answer.count, cap),
          })),
        ],
      },
    ];
  });
}
