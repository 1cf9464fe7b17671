import type { IconName } from '../icon/icons.ts';

const ICONS: [RegExp, IconName][] = [
  [/kilomet|odometer|^km$/i, 'gauge'],
  [/licence|lams/i, 'licence'],
  [/\bbuil[dt]\b|complian|complied|^year$/i, 'calendar'],
  [/transmission|gear/i, 'transmission'],
  [/fuel|consumption/i, 'fuel'],
  [/engine|power|motor|induction|battery/i, 'engine'],
  [/drive|steering/i, 'drive'],
  [/rego|registration/i, 'warranty'],
  [/ancap|safety/i, 'star'],
  [/interior|trim|upholstery|seat/i, 'seats'],
  [/colou?r/i, 'colour'],
  [/body|door/i, 'car'],
  [/sleeps|berth/i, 'bed'],
  [/\bvin\b|chassis|stock/i, 'hash'],
  [/mass|weight|payload|tare|\batm\b|\bgvm\b|\bgcm\b|tow/i, 'weight'],
  [/length|width|height|wheelbase|size/i, 'ruler'],
  [/axle|wheel|tyre/i, 'axle'],
  [/history|owner/i, 'years'],
];

/** Icon that stands beside a specification, by its label. */
export const specIcon = (label: string): IconName =>
  ICONS.find(([words]) => words.test(label))?.[1] ?? 'info';
