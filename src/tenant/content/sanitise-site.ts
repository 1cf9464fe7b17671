import { keyMeta } from '../schema/key.ts';
import { type Site, site as siteSchema } from '../schema/site.ts';
import { type Schema, schemaAt, unwrap } from '../schema/walk.ts';
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
  if (Array.isArray(data))
    return data.map((item, index) => mapTexts(item, change, schema && schemaAt(schema, [index])));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [
      name,
      mapTexts(item, change, schema && schemaAt(schema, [name])),
    ]),
  );
}

/**
 * Makes the site's texts safe to publish. Texts that may contain HTML (offers) are sanitised, and active
 * content is removed from plain texts. Sets each offer's missing `sanitized_description`.
 */
export function sanitiseSite(site: Site): Site {
  const safe = mapTexts(
    site,
    (text, schema) => (holdsHtml(schema) || unsafeParts(text).length ? sanitiseHtml(text) : text),
    siteSchema,
  ) as Site;
  const offers = safe.offers.map((offer) => ({
    ...offer,
    sanitized_description: offer.sanitized_description ?? offer.description,
  }));
  return { ...safe, offers };
}
