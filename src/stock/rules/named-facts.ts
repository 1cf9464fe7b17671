import { formatKms } from '../../lib/format-km.ts';
import { formatKg } from '../../lib/format-mass.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';
import type { Car } from '../car.ts';
import { bodyLabel } from './body-label.ts';
import { amountIn, extraSpec } from './extra-spec.ts';
import { axlesOf, learnerApproved } from './kind-facts.ts';
import { conditionLabel, fuelLabel, transmissionLabel } from './labels.ts';

type Text = string | null;

interface NamedFact {
  label: string;
  /** The fact as it stands in a column below its label: "6,500 kg". Null if unknown. */
  figure: (car: Car) => Text;
  /** The fact in a line of facts, where it needs a word to be understood: "6,500 kg GVM". By default the figure. */
  inLine?: (figure: string) => string;
}

const kilograms = (kg: number | null | undefined): Text => (kg ? formatKg(kg) : null);

/** "4.95 m"; at least one decimal. */
function metres(millimetres: number | null | undefined): Text {
  if (!millimetres) return null;
  // In centimetres first, because 4.175 is a little less in binary and would become "4.17".
  const text = (Math.round(millimetres / 10) / 100).toFixed(2);
  return `${text.endsWith('0') ? text.slice(0, -1) : text} m`;
}

/** "4,950 mm" as "4.95 m"; other units stay. */
function inMetres(length: Text): Text {
  return metres(amountIn('mm', length)) ?? length;
}

const withWord = (word: string) => (figure: string) => `${figure} ${word}`;

/** Facts that a card can name, by their name in `look.card_facts`. */
const FACTS = {
  condition: { label: 'Condition', figure: ({ car_type }) => conditionLabel(car_type) },
  km: { label: 'Odometer', figure: ({ km }) => (km === null ? null : formatKms(km)) },
  transmission: { label: 'Transmission', figure: transmissionLabel },
  fuel: { label: 'Fuel', figure: fuelLabel },
  berths: {
    label: 'Sleeps',
    figure: ({ caravan }) => (caravan?.sleeps ? String(caravan.sleeps) : null),
    inLine: (figure) => counted(Number(figure), 'berth'),
  },
  length: {
    label: 'Length',
    figure: ({ caravan }) => (caravan?.body_length ? `${(caravan.body_length / 1000).toFixed(1)} m` : null),
  },
  tare: {
    label: 'Tare',
    figure: ({ caravan }) => kilograms(caravan?.tare_weight),
    inLine: withWord('tare'),
  },
  atm: {
    label: 'ATM',
    figure: (car) => kilograms(car.caravan?.aggregate_trailer_mass) ?? extraSpec(car, 'ATM'),
    inLine: withWord('ATM'),
  },
  gvm: {
    label: 'GVM',
    figure: (car) => kilograms(car.variant?.grossvehiclemass) ?? extraSpec(car, 'GVM'),
    inLine: withWord('GVM'),
  },
  gcm: { label: 'GCM', figure: (car) => extraSpec(car, 'GCM'), inLine: withWord('GCM') },
  payload: { label: 'Payload', figure: (car) => extraSpec(car, 'Payload'), inLine: withWord('payload') },
  towing: { label: 'Towing', figure: (car) => extraSpec(car, 'Towing, braked'), inLine: withWord('towing') },
  body_length: {
    label: 'Body length',
    figure: (car) => inMetres(extraSpec(car, 'Body length')),
    inLine: withWord('body'),
  },
  axles: {
    label: 'Axles',
    figure: axlesOf,
  },
  licence: {
    label: 'Licence',
    // "Light Rigid (LR)" as "LR"
    figure: (car) => {
      const licence = extraSpec(car, 'Licence class');
      return /\(([A-Z]{1,3})\)$/.exec(licence ?? '')?.[1] ?? licence;
    },
    inLine: withWord('licence'),
  },
  body: {
    label: 'Body',
    figure: ({ simple_body, body }) => (simple_body ? bodyLabel(simple_body) : body),
  },
  drive: { label: 'Drive', figure: ({ drive }) => drive },
  seats: {
    label: 'Seats',
    figure: ({ seats }) => (seats ? String(seats) : null),
    inLine: (figure) => counted(Number(figure), 'seat'),
  },
  wheelbase: {
    label: 'Wheelbase',
    figure: (car) => inMetres(extraSpec(car, 'Wheelbase')),
    inLine: withWord('wheelbase'),
  },
  pto: { label: 'PTO', figure: (car) => extraSpec(car, 'PTO'), inLine: (figure) => `PTO: ${figure}` },
  torque: {
    label: 'Torque',
    figure: (car) =>
      car.variant?.torque ? `${formatCount(car.variant.torque)} Nm` : extraSpec(car, 'Torque'),
  },
  gearbox: {
    label: 'Gearbox',
    figure: (car) => car.variant?.geartype ?? car.trans ?? transmissionLabel(car),
  },
  cc: {
    label: 'Capacity',
    figure: (car) =>
      extraSpec(car, 'Capacity') ??
      (car.variant?.enginesize ? `${formatCount(car.variant.enginesize)} cc` : null),
  },
  lams: {
    label: 'Learner approved',
    figure: (car) => (learnerApproved(car) ? 'LAMS' : null),
  },
  power: { label: 'Power', figure: (car) => extraSpec(car, 'Power') },
  wet_weight: { label: 'Wet weight', figure: (car) => extraSpec(car, 'Wet weight'), inLine: withWord('wet') },
  seat_height: {
    label: 'Seat height',
    figure: (car) => extraSpec(car, 'Seat height'),
    inLine: withWord('seat'),
  },
} satisfies Record<string, NamedFact>;

export type CardFactName = keyof typeof FACTS;
export const CARD_FACT_NAMES = Object.keys(FACTS) as [CardFactName, ...CardFactName[]];

/** A fact on a card. */
export interface FactView {
  name: CardFactName;
  /** As it stands in a line of facts: "6,500 kg GVM". */
  text: string;
  /** As it stands below its label, if that is another text: "6,500 kg". */
  figure?: string;
}

/** The label of a fact, "GVM". */
export const factLabel = (name: CardFactName): string => FACTS[name].label;

/** The named facts of a vehicle in the given order, without unknown ones. */
export function namedFacts(car: Car, names: readonly CardFactName[]): FactView[] {
  return names.flatMap((name) => {
    const { figure, inLine }: NamedFact = FACTS[name];
    const value = figure(car);
    if (!value) return [];
    const text = inLine?.(value) ?? value;
    return text === value ? { name, text } : { name, text, figure: value };
  });
}
