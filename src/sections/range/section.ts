import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { stockedModels } from '../../frame/stock/stocked-models.ts';
import { counted } from '../../lib/plural.ts';
import { type RangeGroup, rangeGroups } from './range-groups.ts';

export interface RangeView extends Settings<'range'> {
  groups: RangeGroup[];
  /** Length in mm of the longest vehicle, which has the full width. */
  longest: number;
  /** The brand's models in stock that no group has. */
  others: { label: string; href: string } | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    range: RangeView;
  }
}

/** Names of other models that a line can hold. */
const NAMED = 5;

function othersOf({ site, catalogue }: SiteContext, groups: readonly RangeGroup[]): RangeView['others'] {
  const brand = siteBrand(site);
  const make = brand === null ? undefined : catalogue.byMake(brand);
  if (!make || brand === null) return null;
  const shown = new Set(groups.flatMap(({ models }) => models.map(({ name }) => name.toLowerCase())));
  const others = stockedModels(catalogue.searches, brand).filter(
    ({ name }) => !shown.has(name.toLowerCase()),
  );
  const names = others.slice(0, NAMED).map(({ name }) => name);
  if (names.length === 0) return null;
  const more = others.length > NAMED ? ' and others' : '';
  const total = others.reduce((sum, { cars }) => sum + cars.length, 0);
  return { label: `${counted(total, 'more', 'more')} in stock: ${names.join(', ')}${more}`, href: make.path };
}

export const section = defineSection(
  'range',
  (context, settings) => {
    const groups = rangeGroups(context);
    const models = groups.flatMap((group) => group.models);
    const lengths = models.flatMap(({ length }) => length ?? []);
    // Without two lengths there is nothing to compare.
    if (lengths.length < 2) return null;
    return { ...settings, groups, longest: Math.max(...lengths), others: othersOf(context, groups) };
  },
  {
    'with words of its own': { title: 'What fits your driveway', text: 'Every length is true to the next.' },
  },
);
