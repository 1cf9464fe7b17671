import type { LinkView } from '../../frame/page.ts';
import { readCondition } from '../../frame/search/search-condition.ts';
import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { makeLinks } from '../../frame/stocked-makes.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { conditionLinks } from './condition-links.ts';
import type { QuestionView } from './question.ts';
import { questionsOf } from './questions.ts';
import { type TagLink, tagLinks } from './tags.ts';

interface FinderBase {
  /** Number of vehicles in stock, capped. */
  count: number;
  action: string;
  /** Largest count shown for more than 1999 vehicles (SRC-41); null if there is no limit. */
  cap: number | null;
}

/** The form `full`. */
export interface FullFinder extends FinderBase {
  form: 'full';
  conditions: LinkView[];
  makes: LinkView[];
  bodies: LinkView[];
  prices: number[];
  /** Search paths of makes whose name cannot be turned into a slug in the browser, such as names in other scripts. */
  makePaths: Record<string, string>;
  words: boolean;
  slider: boolean;
}

/** The forms that ask questions. */
export interface AskingFinder extends FinderBase {
  form: 'bar' | 'questions' | 'spec';
  questions: QuestionView[];
  hint: string | null;
}

/** The form `chips`. */
export interface TagFinder extends FinderBase {
  form: 'chips';
  tags: TagLink[];
}

export type FinderView = FullFinder | AskingFinder | TagFinder;

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    finder: FinderView;
  }
}

function fullFinder(
  context: SiteContext,
  base: FinderBase,
  parts: Pick<FullFinder, 'words' | 'slider'>,
): FullFinder {
  const { config, searchPaths } = context;
  /** Caps counts as in the search (SRC-41). */
  const capped = (link: LinkView): LinkView =>
    link.count === undefined ? link : { ...link, count: shownCount(link.count, base.cap) };
  return {
    ...base,
    ...parts,
    form: 'full',
    conditions: conditionLinks(context).map(capped),
    makes: makeLinks(context).map(capped),
    bodies: bodyLinks(context).map(capped),
    prices: config.search.price_picks,
    makePaths: searchPaths.unusual(),
  };
}

/** Warns about conditions by which the search cannot filter. */
function warnings(context: SiteContext, { questions, tags }: Settings<'finder'>) {
  const written = [
    ...questions.flatMap(({ answers }) => answers.map(({ search }) => ({ key: 'questions', search }))),
    ...tags.map(({ search }) => ({ key: 'tags', search })),
  ];
  return written.flatMap(({ key, search }) =>
    readCondition(context, search) === null
      ? [
          {
            key,
            message: `The search cannot filter by "${search}", so this answer is left out. The tenant guide lists the fields of the search.`,
          },
        ]
      : [],
  );
}

export const section = defineSection(
  'finder',
  (context, { form, words, slider, questions, hint, tags }): FinderView => {
    const { catalogue, config, searchHref } = context;
    const cap = config.search.stock_count_cap;
    const base = { count: shownCount(catalogue.all.length, cap), action: searchHref, cap };
    if (form === 'full') return fullFinder(context, base, { words, slider });
    if (form === 'chips') return { ...base, form, tags: tagLinks(context, tags) };
    return { ...base, form, questions: questionsOf(context, form, questions), hint };
  },
  {
    'in one row': { form: 'bar' },
    'as questions': { form: 'questions', hint: 'Not sure? Ask us.' },
    'as tags': { form: 'chips' },
    'as a band of lists': { form: 'spec' },
  },
  warnings,
);
