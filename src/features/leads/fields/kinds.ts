import { appointmentKind } from './appointment/kind.ts';
import { checkKind } from './check/kind.ts';
import { choicesKind } from './choices/kind.ts';
import { dealershipsKind } from './dealerships/kind.ts';
import { distributionKind } from './distribution/kind.ts';
import { emailKind } from './email/kind.ts';
import type { FieldBase, ValueKind } from './field-kind.ts';
import { locationsKind } from './locations/kind.ts';
import { messageKind } from './message/kind.ts';
import { selectKind } from './select/kind.ts';
import { servicesKind } from './services/kind.ts';
import { telKind } from './tel/kind.ts';
import { termsKind } from './terms/kind.ts';
import { textKind } from './text/kind.ts';
import { workshopsKind } from './workshops/kind.ts';

/**
 * The kinds of fields. Each is a folder here: `kind.ts`, and `View.tsx`, which draws it, or `on-site.ts`, which makes
 * fields of other kinds from it. A kind that is missing in `views.ts`, `page-views.ts` and `site-kinds.ts` does not
 * compile.
 */
export const KINDS = {
  text: textKind,
  message: messageKind,
  email: emailKind,
  tel: telKind,
  select: selectKind,
  choices: choicesKind,
  check: checkKind,
  terms: termsKind,
  appointment: appointmentKind,
  locations: locationsKind,
  dealerships: dealershipsKind,
  workshops: workshopsKind,
  distribution: distributionKind,
  services: servicesKind,
  // Without a value of their own: each question becomes a field, and photos are sent separately.
  questions: null,
  photos: null,
} satisfies Record<string, ValueKind<never> | null>;

type Kinds = typeof KINDS;
export type FieldKind = keyof Kinds;

type Settings<Kind> = Kind extends ValueKind<infer Field> ? Field : FieldBase;

/** The field of a kind, with the settings of that kind. */
export type FieldOf<Kind extends FieldKind> = {
  [Name in Kind]: { kind: Name } & Settings<Kinds[Name]>;
}[Kind];

type Valueless = { [Name in FieldKind]: Kinds[Name] extends null ? Name : never }[FieldKind];

export type FieldSpec = FieldOf<FieldKind>;

/** A field with one value. */
export type ValueSpec = FieldOf<Exclude<FieldKind, Valueless>>;

export const hasValue = (field: FieldSpec): field is ValueSpec => KINDS[field.kind] !== null;

/** The kind of a field. TypeScript cannot see that `KINDS` has the kind of exactly this field under its name. */
export const kindOf = (field: ValueSpec): ValueKind<ValueSpec> =>
  KINDS[field.kind] as ValueKind<never> as ValueKind<ValueSpec>;
