import type { SectionEntry } from '../../tenant/schema/section-settings.ts';
import type { Tenant } from '../../tenant/tenant.ts';

/** The sections of all pages of a dealer, with their settings. */
export const listedSections = ({ site, content }: Pick<Tenant, 'site' | 'content'>): SectionEntry[] => [
  ...site.home.sections,
  ...Object.values(site.pages).flatMap(({ sections = [] }) => sections),
  ...content.flatMap(({ sections = [] }) => sections),
];
