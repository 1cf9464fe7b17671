import type { CarType } from '../../stock/car.ts';
import type { FieldSpec } from './fields/kinds.ts';
import type { FormStep } from './form-fields.ts';

/** A lead form: its texts, its fields, and its codes in the dealer's systems. */
export interface FormSpec {
  title: string;
  /** Label of the button that sends the form. */
  submit: string;
  /** Confirmation: "We have your enquiry …". */
  thanks: string;
  fields: readonly FieldSpec[];
  /** The fields in parts that are shown one after the other (LEA-01); absent if all fields are shown at once. */
  steps?: readonly FormStep[];
  /** Lead category in the dealer's systems; the shopper may choose another one in the contact form. */
  category: string;
  subcategory: string | null;
  /** Name of such a lead for people, as in the subject of mails: "Photo Request"; default the subcategory or category. */
  leadName?: string;
  /** Lead event ids for leads about new (and demo) and about used vehicles (TRK-04 to TRK-08); default 22. */
  vehicleEvents?: { new: number; used: number };
  /** True if sending the form accepts the offer on its page (API-27). */
  acceptsOffer?: boolean;
  /** True if the address of the form's page may name a vehicle. The lead is then about that vehicle. */
  namesVehicle?: boolean;
  /** Words before the title of that vehicle; default "About the". */
  vehicleIntro?: string;
  /** Lead event id without a vehicle (TRK-09, TRK-14, TRK-15); default 22. */
  event?: number;
  /** The kind of appointment that its field `dateTime` requests; absent if the form books nothing. */
  books?: 'test drive' | 'service';
}

/** A table of forms by id. The ids of its entries are its type, so that no list of ids stands beside it. */
export const defineForms = <Id extends string>(
  forms: Readonly<Record<Id, FormSpec>>,
): Readonly<Record<Id, FormSpec>> => forms;

const DEFAULT_EVENT = 22;
export const CAREERS_EVENT = 51;

// Category names from the specification. Shoppers choose "Careers Enquiry"; the lead's subcategory is "Career Enquiry".
export const GENERAL_ENQUIRY = 'General Enquiry';
export const PARTS_ENQUIRY = 'Parts Enquiry';
export const CAREERS_ENQUIRY = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

/** Category and subcategory of a lead. Dealers' systems have no category for careers (LEA-10). */
export const leadCategory = (
  category: string,
  subcategory: string | null,
): { category: string; subcategory: string | null } =>
  category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY }
    : { category, subcategory };

/**
 * Event id of a lead in analytics reports.
 *
 * @param carType null if the lead is not about a vehicle
 */
export function leadEventId(
  { event = DEFAULT_EVENT, vehicleEvents }: FormSpec,
  carType: CarType | null,
  subcategory: string | null = null,
): number {
  if (subcategory === CAREER_SUBCATEGORY) return CAREERS_EVENT;
  if (carType === null || !vehicleEvents) return event;
  return carType === 'used' ? vehicleEvents.used : vehicleEvents.new;
}
