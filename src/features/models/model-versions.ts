import type { LinkView } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { lowestPrice } from '../../frame/stock/model-in-stock.ts';
import type { Car } from '../../stock/car.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import { sharedFacts } from './shared-facts.ts';

/** Vehicles of a model with the same badge. */
export interface ModelVersion {
  /** "GT-Line" */
  name: string;
  /** Shared by all of them, but not by other versions: "Diesel", "AWD". */
  facts: string[];
  count: number;
  /** "From $48,990", with the vehicle that has this price; null without prices. */
  price: LinkView | null;
}

/** Facts beside a version's name, which have room on a phone. */
const MOST_FACTS = 3;

/** The versions in stock, the cheapest first; none if there is nothing to choose between. */
export function modelVersions(
  context: Pick<SiteContext, 'cardOf' | 'today'>,
  cars: readonly Car[],
): ModelVersion[] {
  const groups = [...Map.groupBy(cars, ({ badge }) => badge ?? '')].filter(([name]) => name !== '');
  if (groups.length < 2) return [];
  const ofAll = new Set(sharedFacts(cars, context.today).map(({ label }) => label));
  return groups
    .map(([name, own]) => {
      const price = lowestPrice(context, own);
      const facts = withoutRepeats(sharedFacts(own, context.today).filter(({ label }) => !ofAll.has(label)));
      return {
        amount: price?.amount ?? Number.POSITIVE_INFINITY,
        name,
        facts: facts.slice(0, MOST_FACTS).map(({ label, value }) => factText(label, value)),
        count: own.length,
        price: price && { label: price.from, href: price.car.path },
      };
    })
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ amount: _, ...version }) => version);
}

/** Without the fuel beside an engine that names it: "2.0L petrol". */
const withoutRepeats = (facts: readonly SpecRow[]): SpecRow[] =>
  facts.filter(
    (one) =>
      !facts.some((other) => other !== one && other.value.toLowerCase().includes(one.value.toLowerCase())),
  );

/** "Diesel", but "Sleeps 3" and "GVM 4,500 kg": a figure says nothing without its label. */
const factText = (label: string, value: string): string =>
  /^[\d.,]+( (kg|t|mm|m))?$/.test(value) ? `${label} ${value}` : value;
