import type { FormSettings } from '../form-settings.ts';
import { dealershipsOnSite } from './dealerships/on-site.ts';
import { distributionOnSite } from './distribution/on-site.ts';
import type { FieldKind, FieldOf, FieldSpec } from './kinds.ts';
import { locationsOnSite } from './locations/on-site.ts';
import { questionsOnSite } from './questions/on-site.ts';
import { servicesOnSite } from './services/on-site.ts';
import { workshopsOnSite } from './workshops/on-site.ts';

/** The kinds of fields that depend on the site: the fields of other kinds that a site shows instead. */
const SITE_KINDS = {
  locations: locationsOnSite,
  dealerships: dealershipsOnSite,
  workshops: workshopsOnSite,
  distribution: distributionOnSite,
  services: servicesOnSite,
  questions: questionsOnSite,
} satisfies {
  [Kind in FieldKind]?: (field: FieldOf<Kind>, settings: FormSettings) => FieldSpec[];
};

export type SiteKind = keyof typeof SITE_KINDS;

/** The fields that a site shows instead of a field that depends on it; undefined for all other fields. */
export function fieldsOnSite(field: FieldSpec, settings: FormSettings): FieldSpec[] | undefined {
  const replace = (
    SITE_KINDS as Partial<Record<FieldKind, (field: never, settings: FormSettings) => FieldSpec[]>>
  )[field.kind];
  return replace?.(field as never, settings);
}
