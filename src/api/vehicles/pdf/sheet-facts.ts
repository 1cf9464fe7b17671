import type { Car } from '../../../stock/car.ts';
import { type SpecName, type SpecRow, specRows } from '../../../stock/rules/spec-row.ts';
import { allSpecs } from '../../../stock/rules/specs.ts';

/** Details that feeds give in words only: a pattern of their label, and the label on the sheet. */
const DETAILS = {
  towing: [/^(?:braked )?tow/i, 'Towing, braked'],
  gcm: [/^(?:gcm|gross combination)/i, 'GCM'],
  axleConfiguration: [/^axle/i, 'Axles'],
  bodySize: [/^(?:body|tray) length/i, 'Body length'],
  wheelbase: [/^wheelbase/i, 'Wheelbase'],
  licence: [/^licen[cs]e/i, 'Licence'],
  pto: [/^pto/i, 'PTO'],
  lams: [/\blams\b|learner approved/i, 'LAMS'],
  capacity: [/^(?:engine )?capacity/i, 'Capacity'],
  seatHeight: [/^seat height/i, 'Seat height'],
  power: [/^power/i, 'Power'],
  wetWeight: [/^(?:wet|kerb) (?:weight|mass)/i, 'Wet weight'],
  ball: [/^(?:ball|tow ?ball)/i, 'Ball weight'],
  payload: [/^payload/i, 'Payload'],
  travelLength: [/^travel length/i, 'Travel length'],
  beds: [/^beds?$/i, 'Beds'],
  bathroom: [/^bathroom/i, 'Bathroom'],
  water: [/^fresh water/i, 'Fresh water'],
} satisfies Record<string, readonly [RegExp, string]>;

type DetailName = keyof typeof DETAILS;
type FactName = SpecName | DetailName;

/** Labels that are shorter on the sheet than on the vehicle's page. */
const SHORT_LABELS: Partial<Record<SpecName, string>> = {
  consumption: 'Fuel use',
  transmission: 'Gearbox',
  regoExpiry: 'Rego to',
  ancap: 'ANCAP',
  gvm: 'GVM',
  sleeps: 'Berths',
  atm: 'ATM',
  configuration: 'Body',
  build: 'Built',
  compliance: 'Complied',
  tank: 'Tank',
};

/** The facts that shoppers of each kind of vehicle ask for, the most important first. */
const FACTS: Record<Car['item_type'] | 'motorhome', readonly FactName[]> = {
  car: [
    'odometer',
    'seats',
    'fuel',
    'consumption',
    'drive',
    'towing',
    'engine',
    'transmission',
    'build',
    'regoExpiry',
    'ancap',
    'colour',
    'body',
    'length',
    'interior',
  ],
  truck: [
    'gvm',
    'gcm',
    'configuration',
    'axleConfiguration',
    'licence',
    'pto',
    'odometer',
    'build',
    'engine',
    'transmission',
    'torque',
    'bodySize',
    'wheelbase',
    'length',
    'height',
    'tank',
    'seats',
    'regoExpiry',
    'colour',
    'towing',
  ],
  motorcycle: [
    'odometer',
    'lams',
    'capacity',
    'seatHeight',
    'power',
    'wetWeight',
    'licence',
    'engine',
    'transmission',
    'consumption',
    'tank',
    'build',
    'regoExpiry',
    'colour',
  ],
  caravan: [
    'sleeps',
    'tare',
    'atm',
    'ball',
    'payload',
    'axles',
    'bodyLength',
    'travelLength',
    'bodyWidth',
    'beds',
    'bathroom',
    'water',
    'build',
    'regoExpiry',
    'colour',
  ],
  motorhome: [
    'sleeps',
    'odometer',
    'seats',
    'gvm',
    'tare',
    'payload',
    'licence',
    'engine',
    'transmission',
    'fuel',
    'travelLength',
    'beds',
    'bathroom',
    'water',
    'build',
    'regoExpiry',
  ],
};

/** Shown in the title, the subtitle or the head of the sheet. */
const ELSEWHERE: readonly SpecName[] = ['condition', 'year', 'make', 'model', 'badge', 'series', 'stock'];

/** What buyers compare with the papers of the vehicle. */
const PAPERS: readonly SpecName[] = ['vin', 'rego', 'regoExpiry', 'build', 'compliance'];

const isDetail = (name: FactName): name is DetailName => Object.hasOwn(DETAILS, name);

/** The row as the vehicle's page has it, and its label on the sheet; undefined for an unknown fact. */
function readFact(car: Car, name: FactName, today: Date): { row: SpecRow; label: string } | undefined {
  if (isDetail(name)) {
    const [pattern, label] = DETAILS[name];
    const row = car.extra_specs.find((detail) => pattern.test(detail.label.trim()) && detail.value.trim());
    return row && { row, label };
  }
  const [row] = specRows(car, [name], today);
  return row && { row, label: SHORT_LABELS[name] ?? row.label };
}

/** A body and its configuration often say the same. */
const isSameFact = (a: SpecRow, b: SpecRow): boolean => a.label === b.label || b.label === 'Configuration';

/**
 * The facts of a vehicle for its sheet, without unknown ones: `key` are those that shoppers of its kind ask for, `others`
 * the rest ("On paper"). A feed may state a fact twice, such as the mass; it is shown once.
 *
 * @param count most key facts
 * @param today midnight UTC of the current date in the dealer's time zone
 */
export function sheetFacts(car: Car, count: number, today: Date): { key: SpecRow[]; others: SpecRow[] } {
  const names = FACTS[car.simple_body === 'motorhome' ? 'motorhome' : car.item_type];
  const found = names.flatMap((name) => readFact(car, name, today) ?? []).slice(0, count);
  const labels = new Set(found.map(({ label }) => label));
  const shown = [...specRows(car, ELSEWHERE, today), ...found.map(({ row }) => row)];
  const isNew = (row: SpecRow) =>
    !labels.has(row.label) && !shown.some((other) => other.value === row.value && isSameFact(other, row));
  const papers = specRows(car, PAPERS, today);
  const rest = allSpecs(car, today).flatMap(({ rows }) => rows);
  const others = [...papers, ...rest.filter((row) => !papers.some((paper) => paper.label === row.label))];
  // "6 Speed Sports auto" fits on a line.
  const key = found.map(({ row, label }) => ({ label, value: row.value.replace(/ Automatic$/, ' auto') }));
  return { key, others: others.filter(isNew) };
}
