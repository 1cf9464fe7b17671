import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { stockFigures } from '../../frame/stock/stock-figures.ts';
import { localTime } from '../../lib/clock.ts';
import { plural } from '../../lib/plural.ts';

type Figure = Settings<'statistics'>['figures'][number];

interface StatisticsView {
  title: string;
  text: string;
  figures: { value: string; label: string }[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    statistics: StatisticsView;
  }
}

/** Full years since a year, with their label; null in the first year. */
function years({ today, site }: SiteContext, since: number) {
  const passed = localTime(today, site.timezone).year - since;
  return passed > 0 ? { value: String(passed), label: plural(passed, 'year') } : null;
}

/** A figure that the site counts; null if that is nothing. */
function counted(context: SiteContext, { count, since }: Figure): { value: string; label: string } | null {
  if (count === 'years') return since === null ? null : years(context, since);
  const [figure] = count === null ? [] : stockFigures(context, [count]);
  if (!figure || figure.value === '0') return null;
  const { vehicles } = context.config.wording;
  const number = Number(figure.value);
  const labels = {
    stock: `${plural(number, vehicles.replace(/s$/, ''), vehicles)} in stock`,
    makes: plural(number, 'make'),
    yards: plural(number, 'yard'),
  };
  return { value: figure.value, label: labels[count as keyof typeof labels] };
}

const EMPTY = { count: null, since: null, value: null, label: null } as const;

export const section = defineSection(
  'statistics',
  (context, { title, text, figures }) => {
    const shown = figures.flatMap((figure) => {
      const { value, label } = figure;
      if (value !== null) return [{ value, label: label ?? '' }];
      const found = counted(context, figure);
      return found ? [{ value: found.value, label: label ?? found.label }] : [];
    });
    return shown.length < 2 ? null : { title, text, figures: shown };
  },
  {
    'with figures of the dealer': {
      title: 'Since the beginning',
      text: 'What has come together in the meantime.',
      figures: [
        { ...EMPTY, count: 'years', since: 1969, label: 'years on the same corner' },
        { ...EMPTY, value: '2 in 3', label: 'used vehicles come from our own service lanes' },
        { ...EMPTY, count: 'stock' },
      ],
    },
  },
);
