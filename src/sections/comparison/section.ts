import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { modelInStock } from '../../frame/stock/model-in-stock.ts';
import type { Car } from '../../stock/car.ts';
import { figureLabel, modelFigure } from './model-figures.ts';

type Comparison = Settings<'comparison'>;

/** A tick, a dash, or words; null if it is not known. */
type ValueView = boolean | string | null;

export interface ComparisonView {
  title: string;
  text: string;
  things: { name: string; note: string; href: string | null }[];
  rows: { label: string; values: ValueView[] }[];
  after: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    comparison: ComparisonView;
  }
}

/** The things with the vehicles of those that are models; null for all others. */
const withCars = (context: SiteContext, { things }: Comparison) =>
  things.map(({ name, model, note, link }) => {
    const search = model === null ? undefined : modelInStock(context, model);
    const cars: readonly Car[] | null = model === null ? null : (search?.cars ?? []);
    return { name: name ?? model ?? '', note, href: link ?? search?.path ?? null, cars };
  });

function rowsOf(context: SiteContext, { rows }: Comparison, things: ReturnType<typeof withCars>) {
  return rows.flatMap(({ label, figure, values }) => {
    const shown = things.map(({ cars }, at): ValueView => {
      const own = values[at] ?? '';
      if (own !== '') return typeof own === 'number' ? String(own) : own;
      return figure && cars ? modelFigure(figure, cars, context) : null;
    });
    const words = label ?? (figure && figureLabel(figure)) ?? '';
    return shown.every((value) => value === null) ? [] : [{ label: words, values: shown }];
  });
}

function warnings(context: SiteContext, { things }: Comparison) {
  return things.flatMap(({ model }) =>
    model === null || modelInStock(context, model)
      ? []
      : [
          {
            key: 'things',
            message: `No "${model}" is in stock, so its figures are not known. Write make and model as on the search page, or give its values in the rows.`,
          },
        ],
  );
}

export const section = defineSection(
  'comparison',
  (context, settings) => {
    const { title, text, after } = settings;
    const things = withCars(context, settings);
    const rows = rowsOf(context, settings, things);
    if (things.length < 2 || rows.length === 0) return null;
    return { title, text, things: things.map(({ cars, ...thing }) => thing), rows, after };
  },
  {
    'of plans': {
      title: 'Two ways to look after it',
      things: [
        { name: 'As you go', model: null, note: 'Pay for each service', link: null },
        { name: 'Plan', model: null, note: 'Five services at one price', link: null },
      ],
      rows: [
        { label: 'Loan car', figure: null, values: [false, true] },
        { label: 'Roadside assist', figure: null, values: [true, true] },
        { label: 'Price', figure: null, values: ['From $289 each', '$1,250 in all'] },
      ],
    },
  },
  warnings,
);
