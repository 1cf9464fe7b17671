import { keyMeta } from '../schema/key.ts';
import { contentSections } from '../schema/sections.ts';
import { type Site, site as siteSchema } from '../schema/site.ts';
import { childOf, narrow, type Schema, unwrap } from '../schema/walk.ts';
import type { ContentDocument } from '../tenant.ts';
import { sanitiseHtml } from './sanitise.ts';
import { unsafeParts } from './unsafe.ts';

function holdsHtml(schema: Schema | null): boolean {
  return schema !== null && keyMeta(unwrap(schema)).html === true;
}

function mapTexts(
  data: unknown,
  change: (text: string, schema: Schema | null) => string,
  schema: Schema | null,
): unknown {
  if (typeof data === 'string') return change(data, schema);
  const own = schema && narrow(schema, data);
  if (Array.isArray(data))
    return data.map((item, index) => mapTexts(item, change, own && childOf(own, index)));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, mapTexts(item, change, own && childOf(own, name))]),
  );
}

const safeText = (text: string, schema: Schema | null): string =>
  holdsHtml(schema) || unsafeParts(text).length ? sanitiseHtml(text) : text;

/** Makes the texts in a content page's sections safe to publish, as `sanitiseSite` does. Its HTML is safe already. */
export const sanitiseSections = (document: ContentDocument): ContentDocument =>
  document.sections
    ? {
        ...document,
        sections: mapTexts(document.sections, safeText, contentSections) as typeof document.sections,
      }
    : document;

/**
 * Makes the site's texts safe to publish. Texts that may contain HTML (offers, answers) are sanitised, and active
 * content is removed from plain texts. Sets each offer's missing `sanitized_description`.
 */
export function sanitiseSite(site: Site): Site {
  const safe = mapTexts(site, safeText, siteSchema) as Site;
  const offers = safe.offers.map((offer) => ({
    ...offer,
    sanitized_description: offer.sanitized_description ?? offer.description,
  }));
  return { ...safe, offers };
}
