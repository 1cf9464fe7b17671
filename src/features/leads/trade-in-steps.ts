import { STATES } from '../../stock/car-values.ts';
import type { FieldSpec } from './fields/kinds.ts';
import type { FormStep } from './form-fields.ts';
import { KILOMETRES } from './kilometres.ts';

const REGISTRATION: readonly FieldSpec[] = [
  { kind: 'text', name: 'rego', label: 'Rego', maxLength: 10 },
  {
    kind: 'select',
    name: 'regoState',
    label: 'State of registration',
    options: STATES.map((state) => ({ value: state.toLowerCase(), label: state })),
    initial: 'qld',
    required: 'Please select the state of registration.',
  },
];

const FOUR_DIGITS = { pattern: /^\d{4}$/, message: 'Please enter the year with four digits.' };
/** Compared as text with the last year, which works because both have four digits. */
const FIRST_YEAR = '1900';
/** Next year's models are sold before that year begins. */
const lastYear = (): string => String(new Date().getFullYear() + 1);

const VEHICLE: readonly FieldSpec[] = [
  {
    kind: 'text',
    name: 'trade_make',
    label: 'Make',
    list: 'makes',
    maxLength: 60,
    required: 'Please enter the make.',
  },
  {
    kind: 'text',
    name: 'trade_model',
    label: 'Model',
    list: 'models',
    maxLength: 60,
    required: 'Please enter the model.',
  },
  {
    kind: 'text',
    name: 'trade_year',
    label: 'Year',
    inputMode: 'numeric',
    maxLength: 4,
    required: 'Please enter the year it was built.',
    format: FOUR_DIGITS,
    check: {
      // Texts that are not four digits already get the message of the format.
      test: (text) => !FOUR_DIGITS.pattern.test(text) || (text >= FIRST_YEAR && text <= lastYear()),
      message: () => `Please enter a year from ${FIRST_YEAR} to ${lastYear()}.`,
    },
  },
  {
    kind: 'text',
    name: 'trade_odometer',
    label: 'Odometer, km',
    ...KILOMETRES,
    required: 'Please enter the kilometres on the odometer.',
    requiredBy: 'odometerRequired',
  },
  { kind: 'text', name: 'trade_variant', label: 'Variant or badge', maxLength: 80 },
];

const CONDITION: readonly FieldSpec[] = [
  { kind: 'questions', name: 'adjustmentAnswers', label: 'Its condition' },
  { kind: 'message', name: 'trade_notes', label: 'Anything else we should know about it' },
];

/**
 * The steps of the form for trade-ins and for selling a vehicle (API-25, API-26).
 *
 * @param details fields about the shopper, which are the last step
 */
export const tradeInSteps = (details: readonly FieldSpec[]): readonly FormStep[] => [
  {
    title: 'Registration',
    lede: 'Not registered? Leave the rego empty and choose the state that the vehicle is in.',
    fields: REGISTRATION,
  },
  { title: 'Your vehicle', fields: VEHICLE },
  {
    title: 'Its condition',
    lede: 'Answer as many as you can. Our buyer reads your answers. The online estimate is based on similar vehicles only.',
    fields: CONDITION,
  },
  {
    title: 'Photos',
    lede: 'Photos of the outside, the inside, the odometer and any damage. You can also go on without them.',
    fields: [{ kind: 'photos', name: 'photos', label: 'Photos of your vehicle' }],
  },
  { title: 'Your details', fields: details },
];
