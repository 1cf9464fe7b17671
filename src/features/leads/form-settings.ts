import { answerName } from './adjustment-answers.ts';
import type { FieldSpec, FormStep, SelectOption, TextKind } from './form-fields.ts';
import { applyFlags, type FormFlags, type OwnFlags, withLabel } from './form-flags.ts';
import type { FormSpec } from './form-spec.ts';

/** A service department. */
export interface Workshop {
  name: string;
  /** Slug of its dealership. */
  dealership: string;
}

/** Parts of a form that depend on the dealer, for a form on a page of its own. */
export interface FormSettings extends FormFlags {
  locationPlaceholder: string;
  locations: readonly string[];
  /** Location that is selected at first; absent if none is. */
  location?: string;
  /** Dealerships that the form can be for. With fewer than two it does not ask. */
  dealerships: readonly SelectOption[];
  /** True if the form never asks for a dealership. The page's address may name one nevertheless (ROU-07). */
  hidesDealerships?: boolean;
  /** Flags that differ from those above at some dealerships; absent if none differ. */
  ownFlags?: readonly OwnFlags[];
  /** The form has a captcha (FRM-13). */
  captcha: boolean;
  /** The dealer's own text of the button ("submit") and labels by field. */
  texts?: Readonly<Record<string, string>>;
  /** Workshops to choose from. Like `services`, present only on pages with a service booking. */
  workshops?: readonly Workshop[];
  /** Services that can be added to a booking. */
  services?: readonly string[];
  /** Only for forms about the shopper's own vehicle. */
  tradeIn?: TradeInSettings;
}

export interface TradeInSettings {
  /** State that is selected at first: "qld". */
  state: string;
  /** False for dealers of caravans, which have no odometer. */
  odometerRequired: boolean;
  questions: readonly Question[];
  /** True if the page reports the estimate that it showed (API-28). */
  savesValuation: boolean;
}

/** A question about the shopper's vehicle. The answer is sent with the question's id (API-26). */
export interface Question {
  id: string;
  question: string;
  answers: readonly string[];
}

export const asksForDealership = ({
  dealerships,
  hidesDealerships = false,
}: Pick<FormSettings, 'dealerships' | 'hidesDealerships'>): boolean =>
  dealerships.length > 1 && !hidesDealerships;

/** Applies the dealer's settings to a field. Returns one field per question for `questions`, none if it is hidden. */
function applySettings(field: FieldSpec, settings: FormSettings): FieldSpec[] {
  switch (field.kind) {
    case 'locations': {
      const { locations: options, locationPlaceholder: placeholder, location: initial } = settings;
      return [{ ...field, kind: 'select', options, placeholder, initial }];
    }
    case 'workshops': {
      const options = (settings.workshops ?? []).map(({ name }) => name);
      const [only, ...others] = options;
      const isOnly = only !== undefined && others.length === 0;
      const choice = isOnly ? { initial: only } : { placeholder: 'Please select a workshop' };
      return [{ ...field, kind: 'select', options, ...choice }];
    }
    case 'services': {
      const { services: options = [] } = settings;
      return options.length === 0 ? [] : [{ ...field, kind: 'choices', options }];
    }
    case 'dealerships': {
      const { dealerships: options } = settings;
      if (!asksForDealership(settings)) return [];
      return [{ ...field, kind: 'select', options, placeholder: 'Select a Preferred Dealership' }];
    }
    case 'questions':
      return (settings.tradeIn?.questions ?? []).map(({ id, question: label, answers: options }) => ({
        kind: 'select',
        name: answerName(id),
        label,
        placeholder: 'Please select',
        options,
      }));
    case 'select':
      return [field.name === 'regoState' ? { ...field, initial: settings.tradeIn?.state } : field];
    default:
      field.kind satisfies
        | Exclude<TextKind, 'locations' | 'workshops' | 'dealerships'>
        | 'check'
        | 'terms'
        | 'choices'
        | 'photos';
      return applyFlags(field, { ...settings, odometerRequired: settings.tradeIn?.odometerRequired });
  }
}

/** Label of the form's button. */
export const submitLabel = ({ submit }: FormSpec, { texts }: FormSettings): string => texts?.submit ?? submit;

/** The fields of a form with the dealer's settings applied, or unchanged if `settings` is null. */
export const formFields = ({ fields }: FormSpec, settings: FormSettings | null): readonly FieldSpec[] =>
  settings === null
    ? fields
    : fields.flatMap((field) => applySettings(withLabel(field, settings.texts), settings));

/** The steps of a form with the dealer's settings applied; empty for a form without steps. */
export const formSteps = ({ steps = [] }: FormSpec, settings: FormSettings): readonly FormStep[] =>
  steps.map((step) => ({
    ...step,
    fields: step.fields.flatMap((field) => applySettings(field, settings)),
  }));
