import type { Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import { pathSegment } from '../../lib/slug.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import type { FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

const { path: CONTACT_PATH, label: CONTACT_LABEL } = FORM_ADDRESSES.contact;

/** Folder of the locations' contact pages (ROU-39). */
const YARD_CONTACTS = '/contact-us';

/**
 * Paths of the locations' contact pages. They end in the yard's name without its department (ROU-39), or in its slug if
 * an earlier yard has the same name.
 */
export function contactPaths(yards: readonly Yard[]): Map<Yard, string> {
  const paths = new Map<Yard, string>();
  const taken = new Set<string>();
  for (const yard of yards) {
    const pathFromName = `${YARD_CONTACTS}/${pathSegment(yard.name)}`;
    const path = taken.has(pathFromName) ? `${YARD_CONTACTS}/${yard.slug}` : pathFromName;
    if (taken.has(path)) continue;
    taken.add(path);
    paths.set(yard, path);
  }
  return paths;
}

/** The contact pages of the site and of each location (ROU-38, ROU-39). */
export function contactPages(yards: readonly Yard[]): PlannedPage<FormPage>[] {
  const form = { form: 'contact', anchor: 'contact-form' } as const;
  return [
    planFormPage({
      ...form,
      path: CONTACT_PATH,
      title: CONTACT_LABEL,
      lede: ({ site }) => `Send ${site.name} a message, or call the yard you have in mind.`,
    }),
    ...[...contactPaths(yards)].map(([yard, path]) =>
      planFormPage({
        ...form,
        path,
        title: `Contact ${yard.name}`,
        lede: ({ site }) =>
          `Send a message to ${site.name} at ${yard.name}, or call the department you need.`,
        trail: [{ label: CONTACT_LABEL, href: CONTACT_PATH }],
        yard,
      }),
    ),
  ];
}
