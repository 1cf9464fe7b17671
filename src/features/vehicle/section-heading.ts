import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';
import type { VehicleHeading } from '../../tenant/schema/vehicle-look.ts';
import type { VehiclePage } from './vehicle-page.ts';

/** The parts of a page on which its headings depend. */
export type Subject = Pick<VehiclePage, 'chrome' | 'model' | 'features'> & {
  location: { place: string } | null;
};

/** The usual headings. Those of costs and yard depend on what the page learns later about its vehicle. */
const USUAL: Record<Exclude<VehicleHeading, 'costs' | 'yard' | 'check' | 'similar'>, string> = {
  comments: 'Dealer comments',
  features: 'Features',
  scale: 'Drawn to scale',
  tow: 'Will your car tow it?',
  specifications: 'Specifications',
  finance: 'Finance calculator',
};

/** The dealer's own heading of a section; null if it has none, or the vehicle lacks a value that it names. */
export function ownHeading(
  { chrome, model, features, location }: Subject,
  name: VehicleHeading,
): string | null {
  const own = chrome.look.vehicleHeadings[name];
  if (!own?.includes('{')) return own ?? null;
  const values: [placeholder: string, value: string | null][] = [
    ['{yard}', location?.place ?? null],
    ['{model}', model],
    // Headings are written for several.
    ['{count}', features.length > 1 ? String(features.length) : null],
  ];
  const named = values.filter(([placeholder]) => own.includes(placeholder));
  if (named.some(([, value]) => !value)) return null;
  return named.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value ?? ''), own);
}

/** The heading of a section, and the name of the link to it. */
export function sectionHeading(subject: Subject, name: Exclude<VehicleHeading, 'costs' | 'yard'>): string {
  const own = ownHeading(subject, name);
  if (own !== null) return own;
  const { kind } = subject.chrome.dealer;
  if (name === 'check') return `Used ${VEHICLE_WORD[kind]} check`;
  return name === 'similar' ? `Similar ${kind}` : USUAL[name];
}
