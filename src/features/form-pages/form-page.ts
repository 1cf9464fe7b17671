import type { Department, LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase, SectionedPage } from '../../frame/page.ts';
import type { Phone } from '../../lib/phone.ts';
import type { PageForm } from '../leads/page-form.ts';
import type { FinanceExample } from './finance-example.ts';
import type { KnownVehicles } from './known-vehicles.ts';

/** A page whose main content is a form. */
export interface FormPage extends SectionedPage {
  kind: 'form';
  title: string;
  /** Introduction below the title. */
  lede: string;
  /** The dealer's own text from the content folder up to its first heading, as sanitised HTML; empty if there is none. */
  intro: string;
  /** The rest of that text; empty if there is none. */
  html: string;
  /** True if phones show that rest above the form: people want to read about jobs before they apply. */
  textFirst: boolean;
  /** Id of the form's section, for links to it ("#finance-form"). */
  anchor: string;
  form: PageForm;
  /** Makes and models that the form suggests; null if it asks for none. */
  suggested: KnownVehicles | null;
  faq: FaqEntry[];
  /** Steps that follow after the form is sent, as sentences in order. */
  nextSteps: string[];
  /** A vehicle with its repayment; null if the form is not about finance, or no vehicle has one. */
  example: FinanceExample | null;
  /** The yard whose card stands beside the form; null for a dealer without one. */
  yard: LocationView | null;
  /** Those of the other yards that the form can be for: the card follows the choice. */
  otherYards: LocationView[];
  /** Ways to reach the dealer without the form. */
  contacts: FormPageContact[];
}

export interface FaqEntry {
  question: string;
  answer: string;
}

export interface FormPageContact {
  name: string;
  href: string | null;
  address: string | null;
  directionsHref: string | null;
  lines: { label: string; phone: Phone | null; email: string | null }[];
}

/** @param department the only department to list; absent if all are listed */
export const departmentsOf = (location: LocationView, department?: Department['type']): FormPageContact => ({
  name: location.name,
  href: location.href,
  address: location.address.text,
  directionsHref: location.directionsHref,
  lines: location.departments
    .filter(({ type }) => department === undefined || type === department)
    .map(({ label, phone, email }) => ({ label, phone, email }))
    .filter(({ phone, email }) => phone !== null || email !== null),
});

/** A yard with its main number only, for people who want none of its departments. */
export const switchboardOf = (location: LocationView): FormPageContact => ({
  ...departmentsOf(location),
  lines: location.phone ? [{ label: 'Phone', phone: location.phone, email: null }] : [],
});

/** A yard as its department sees it: that department's hours and phone number. */
export function yardOfDepartment(yard: LocationView, type: Department['type'] | undefined): LocationView {
  const departments = yard.departments.filter((department) => department.type === type);
  return type === undefined ? yard : { ...yard, departments, phone: departments[0]?.phone ?? yard.phone };
}

/** The thank-you page (ROU-15). */
export interface SuccessPage extends PageBase {
  kind: 'success';
  /** How soon the dealer answers, in its own words; null if it says nothing. */
  promise: string | null;
  /** The main yard, whose card stands below the text; null for a dealer without one. */
  yard: LocationView | null;
  /** All others: the page shows the one that the sent form was for. */
  otherYards: LocationView[];
  /** The yards with a workshop as it sees them: the page shows one after the booking of a service. */
  workshops: LocationView[];
}
