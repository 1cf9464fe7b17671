import type { IconName } from '../../ui/icon/names.ts';
import type { VehiclePage } from './vehicle-page.ts';

/** Patterns of labels with their icons. The first match counts, so the order matters. */
const ICONS: [label: RegExp, icon: IconName | 'body'][] = [
  [/kilomet|odometer|^km$/i, 'gauge'],
  [/licence|lams/i, 'licence'],
  [/\bbuil[dt]\b|complian|complied|^year$/i, 'calendar'],
  [/transmission|gear/i, 'transmission'],
  [/fuel|consumption/i, 'fuel'],
  [/engine|power|motor|induction|battery/i, 'engine'],
  [/drive|steering/i, 'drive'],
  [/length|width|height|wheelbase|size/i, 'ruler'],
  [/rego|registration/i, 'warranty'],
  [/ancap|safety/i, 'star'],
  [/interior|trim|upholstery|seat/i, 'seats'],
  [/colou?r/i, 'colour'],
  [/body|door/i, 'body'],
  [/sleeps|berth/i, 'bed'],
  [/water/i, 'water'],
  [/bath|shower|toilet/i, 'shower'],
  [/\bvin\b|chassis|stock/i, 'hash'],
  [/mass|weight|payload|tare|\batm\b|\bgvm\b|\bgcm\b|tow/i, 'weight'],
  [/axle|wheel|tyre/i, 'axle'],
  [/history|owner/i, 'years'],
];

/** The icon of a specification, by its label. The body's icon depends on the kind of vehicle. */
export function specIcon(label: string, kind: VehiclePage['itemType']): IconName {
  const icon = ICONS.find(([pattern]) => pattern.test(label))?.[1] ?? 'info';
  return icon === 'body' ? kind : icon;
}
