import { formatCount } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { grossVehicleMass } from '../../stock/rules/masses.ts';
import type { SiteContext } from '../site-context.ts';

/** A figure of the stock with its label. */
export interface StockFigure {
  label: string;
  value: string;
  unit: string;
}

/** A figure that the site counts itself. */
export type StockFigureName = 'gross_mass' | 'stock' | 'makes' | 'yards';
type Context = Pick<SiteContext, 'catalogue' | 'config' | 'yards'>;

const tonnes = (kilograms: number): string => String(Math.round(kilograms / 100) / 10);

/** "4.5–26" for vehicles of 4,500 to 26,000 kg; null if no vehicle has a gross vehicle mass. */
function massRange({ catalogue }: Context): string | null {
  const masses = catalogue.all.flatMap((car) => grossVehicleMass(car) ?? []);
  if (masses.length === 0) return null;
  const [least, most] = [Math.min(...masses), Math.max(...masses)].map(tonnes);
  return least === most ? (least ?? null) : `${least}–${most}`;
}

const READERS: Record<StockFigureName, (context: Context) => StockFigure | null> = {
  gross_mass: (context) => {
    const value = massRange(context);
    return value === null ? null : { label: 'GVM', value, unit: 't' };
  },
  stock: ({ catalogue, config }) => ({
    label: 'In stock',
    value: formatCount(shownCount(catalogue.all.length, config.search.stock_count_cap)),
    unit: '',
  }),
  makes: ({ catalogue }) => ({
    label: 'Makes',
    value: formatCount(
      catalogue.searches.filter(({ scope, cars }) => scope.kind === 'make' && cars.length > 0).length,
    ),
    unit: '',
  }),
  yards: ({ yards }) => ({
    label: yards.length === 1 ? 'Yard' : 'Yards',
    value: String(yards.length),
    unit: '',
  }),
};

/** The named figures, without those that the stock does not have. */
export const stockFigures = (context: Context, names: readonly StockFigureName[]): StockFigure[] =>
  names.flatMap((name) => READERS[name](context) ?? []);
