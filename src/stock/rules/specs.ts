import { formatKms } from '../../lib/format-km.ts';
import type { Car, ItemType } from '../car.ts';
import { bodyLabel } from './body-label.ts';
import { amountIn, extraSpec } from './extra-spec.ts';
import { transmissionLabel } from './labels.ts';
import { aggregateTrailerMass, grossVehicleMass } from './masses.ts';
import { namedFacts } from './named-facts.ts';
import { type SpecName, type SpecRow, specRows } from './spec-row.ts';

export interface SpecGroup {
  title: string;
  rows: SpecRow[];
}

export interface SpecIcon {
  icon: 'odometer' | 'transmission' | 'body' | 'bed' | 'ruler' | 'weight';
  label: string;
}

/** Specifications shown before "Show More" and "Show All Specs" (VDP-02, VDP-03). */
export const SPECS_SHOWN = 4;
/** Features shown at first (VDP-04). */
export const FEATURES_SHOWN = 8;

interface Group {
  title: string;
  names: readonly SpecName[];
  /** True for the value of a further specification that belongs to the group; absent if none does. */
  takes?: (value: string, itemType: ItemType) => boolean;
}

/** "220 kg", "825 mm" */
const isMassOrLength = (value: string): boolean => /^[\d.,]+ ?(kg|t|mm|m)$/i.test(value);

/** Groups that repeat the page's title come late, because phones show only the first four rows. */
const GROUPS: readonly Group[] = [
  {
    title: 'Engine and drive',
    names: [
      'engine',
      'cylinders',
      'induction',
      'torque',
      'transmission',
      'gears',
      'drive',
      'fuel',
      'consumption',
      'tank',
    ],
    takes: (value) => /^[\d.,]+ ?(cc|kw|nm)$/i.test(value),
  },
  {
    title: 'Living and towing',
    names: ['sleeps', 'bodyLength', 'bodyWidth', 'tare', 'atm', 'axles'],
    takes: (value, itemType) => itemType === 'caravan' && isMassOrLength(value),
  },
  {
    title: 'Size and mass',
    names: ['length', 'width', 'height', 'gvm'],
    takes: (value, itemType) => itemType !== 'caravan' && isMassOrLength(value),
  },
  {
    title: 'Vehicle',
    names: [
      'condition',
      'year',
      'make',
      'model',
      'badge',
      'series',
      'odometer',
      'body',
      'configuration',
      'seats',
      'doors',
      'colour',
      'interior',
    ],
  },
  { title: 'Safety', names: ['ancap'] },
  {
    title: 'Identification',
    names: ['rego', 'regoExpiry', 'vin', 'stock', 'build', 'compliance', 'certified', 'history'],
  },
];

/** A specification, or the labels under which a feed may have one of its own: the first of them is shown. */
type KeySpec = SpecName | readonly [label: string, ...others: string[]];

/** At most as many key specifications: three rows of four. */
const MOST_KEY_SPECS = 12;

/**
 * Most important specifications for shoppers of each kind of vehicle. The last ones are for vehicles that lack some of
 * the others.
 */
const KEY_SPECS: Record<ItemType, readonly KeySpec[]> = {
  car: [
    'odometer',
    'body',
    'transmission',
    'fuel',
    'engine',
    'drive',
    'seats',
    'doors',
    'consumption',
    'colour',
    'rego',
    'stock',
  ],
  truck: [
    'odometer',
    'gvm',
    ['Payload'],
    'engine',
    ['GCM'],
    ['Axle configuration', 'Axles'],
    ['Wheelbase'],
    'transmission',
    ['Licence class'],
    'colour',
    'rego',
    'stock',
    'body',
    'torque',
    'drive',
    'fuel',
    'seats',
  ],
  motorcycle: [
    'odometer',
    'engine',
    ['Seat height'],
    ['Wet weight'],
    ['Power'],
    ['Licence class'],
    'transmission',
    'fuel',
    'colour',
    'rego',
    'stock',
    'body',
  ],
  caravan: [
    'sleeps',
    'bodyLength',
    'tare',
    'atm',
    ['Payload'],
    ['Ball weight'],
    ['Fresh water'],
    ['Bathroom'],
    'axles',
    'colour',
    'rego',
    'stock',
    'bodyWidth',
    'body',
  ],
};

/** Motorhomes are caravans, but are driven. */
const MOTORHOME_SPECS: readonly SpecName[] = [
  'sleeps',
  'odometer',
  'engine',
  'transmission',
  'fuel',
  'bodyLength',
  'seats',
  'tare',
  'gvm',
  'body',
  'colour',
  'rego',
  'stock',
];

/**
 * Key specifications, most important first; `SPECS_SHOWN` of them show at first (VDP-02).
 *
 * @param options.shown what stands beside them on the page, which they do not repeat
 * @param options.without those that are left out
 */
export function keySpecs(
  car: Car,
  today: Date,
  { shown = [], without = [] }: { shown?: readonly SpecRow[]; without?: readonly SpecName[] } = {},
): SpecRow[] {
  const names: readonly KeySpec[] =
    car.simple_body === 'motorhome' ? MOTORHOME_SPECS : KEY_SPECS[car.item_type];
  const rows = names.flatMap((name): SpecRow[] => {
    if (typeof name === 'string') return without.includes(name) ? [] : specRows(car, [name], today);
    const value = extraSpec(car, ...name);
    return value ? [{ label: name[0], value }] : [];
  });
  const isNew = ({ label, value }: SpecRow) =>
    !shown.some((other) => other.label === label || other.value === value);
  return rows.filter(isNew).slice(0, MOST_KEY_SPECS);
}

/** True for a further specification that repeats a mass with a name of its own. */
function repeatsMass(car: Car, label: string, value: string): boolean {
  const mass = amountIn('kg', value);
  if (mass === null) return false;
  return (
    (label === 'GVM' && mass === grossVehicleMass(car)) ||
    (label === 'ATM' && mass === aggregateTrailerMass(car))
  );
}

/** Every known specification, grouped; empty groups are left out (VDP-03). */
export function allSpecs(car: Car, today: Date): SpecGroup[] {
  const extra = car.extra_specs
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label && value && !repeatsMass(car, label, value));
  const groups = GROUPS.map(({ title, names, takes }) => {
    const taken = extra.filter(({ value }) => takes?.(value, car.item_type));
    return { title, rows: [...specRows(car, names, today), ...taken], taken };
  });
  const taken = new Set(groups.flatMap((group) => group.taken));
  return [
    ...groups.map(({ title, rows }) => ({ title, rows })),
    { title: 'More details', rows: extra.filter((row) => !taken.has(row)) },
  ].filter(({ rows }) => rows.length > 0);
}

export interface CheckRow extends SpecRow {
  /** True if somebody checked it; false for a detail that is only recorded. */
  checked: boolean;
}

/**
 * The used-car check: odometer, rego, VIN and build date as recorded, and the checks that the stock states: the maker's
 * certificate and the history report. Null unless used (VDP-05).
 */
export function usedCheck(car: Car, today: Date): CheckRow[] | null {
  if (car.car_type !== 'used') return null;
  const recorded = specRows(car, ['odometer', 'rego', 'regoExpiry', 'vin', 'build'], today);
  const checks = specRows(car, ['certified', 'history'], today);
  return [
    ...recorded.map((row) => ({ ...row, checked: false })),
    ...checks.map((row) => ({ ...row, checked: true })),
  ];
}

const CARAVAN_ICONS = [
  ['berths', 'bed'],
  ['length', 'ruler'],
  ['tare', 'weight'],
] as const;

/**
 * Icons for kilometres, transmission and body type (VDP-32), and for caravans berths, length and tare, as far as known.
 */
export function specIcons(car: Car): SpecIcon[] {
  const transmission = transmissionLabel(car);
  const body = car.simple_body ? bodyLabel(car.simple_body) : car.body;
  return [
    ...(car.km === null ? [] : [{ icon: 'odometer' as const, label: formatKms(car.km) }]),
    ...(transmission ? [{ icon: 'transmission' as const, label: transmission }] : []),
    ...(body ? [{ icon: 'body' as const, label: body }] : []),
    // The tare matters for towing, so motorhomes leave it out.
    ...CARAVAN_ICONS.filter(([name]) => name !== 'tare' || !transmission).flatMap(([name, icon]) =>
      namedFacts(car, [name]).map(({ text }) => ({ icon, label: text })),
    ),
  ];
}

/** Address of the history report; null if the vehicle has none, or one that is not http(s) or on the site (VDP-21). */
export function historyHref(car: Pick<Car, 'file'>): string | null {
  return car.file && /^(https?:\/\/|\/(?![/\\]))/i.test(car.file) ? car.file : null;
}
