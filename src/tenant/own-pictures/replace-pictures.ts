import { decodeHTMLAttribute } from 'entities/decode';
import { z } from 'zod';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { isOwnPictureName, ownSrcset } from '../../lib/own-picture.ts';
import { deepFreeze } from '../overrides/merge.ts';
import type { Path } from '../problem.ts';
import { config as configSchema } from '../schema/config.ts';
import { keyMeta } from '../schema/key.ts';
import { contentSections } from '../schema/sections.ts';
import { type Site, site as siteSchema } from '../schema/site.ts';
import { childOf, narrow, type Schema, unwrap } from '../schema/walk.ts';
import type { ContentDocument } from '../tenant.ts';

/** Width in CSS px of the column of text on pages, in which pictures of texts stand. */
const TEXT_WIDTH = 800;
/** Width in CSS px of a picture at the start of a text, which is as wide as the page. */
const PAGE_WIDTH = 1920;

/** A place that names one of the dealer's own pictures. */
export interface PictureUse {
  /** "pictures/yard.jpg" */
  name: string;
  /** Largest width at which the place shows it, CSS px. */
  shown: number;
  /** Key in site.yaml, or in the front matter of the content page. */
  path: Path;
  /** Slug of the content page; null for site.yaml. */
  slug: string | null;
}

/** The picture that a place gets. */
export interface Replacement {
  /** Address of its largest copy. */
  src: string;
  width: number;
  height: number;
}

/** Returns the picture for a place; null if the place has to do without. */
type Replace = (use: PictureUse) => Replacement | null;

/** Stands for a value that is left out. */
const NOTHING = Symbol('nothing');

const IMAGE = /<img\b[^>]*? src="(pictures\/[^"]+)"[^>]*>/g;
/** A text that begins with a picture in a paragraph of its own, which pages show as wide as they are. */
const LEADING = /^\s*<p>(?=<img\b[^>]*><\/p>)/;

function inHtml(html: string, replace: (name: string, shown: number) => Replacement | null): string {
  const leading = LEADING.exec(html)?.[0].length ?? -1;
  return html.replace(IMAGE, (image, address: string, at: number) => {
    const isLeading = at === leading;
    const written = decodeHTMLAttribute(address);
    const picture = replace(decodeEscapes(written) ?? written, isLeading ? PAGE_WIDTH : TEXT_WIDTH);
    if (picture === null) return '';
    const srcset = ownSrcset(picture.src);
    const size = /\s(?:width|height)="/.test(image)
      ? ''
      : ` width="${picture.width}" height="${picture.height}"`;
    const loading = isLeading || /\sloading="/.test(image) ? '' : ' loading="lazy"';
    const sizes = isLeading ? '100vw' : `(min-width: ${TEXT_WIDTH}px) ${TEXT_WIDTH}px, 100vw`;
    const choice = srcset ? ` srcset="${srcset}" sizes="${sizes}"` : '';
    return image.replace(` src="${address}"`, ` src="${escapeHtml(picture.src)}"${choice}${size}${loading}`);
  });
}

/** The value of a key whose picture is left out: absent, its default, or null. */
function withoutPicture(schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodNullable ? null : NOTHING;
}

interface Place {
  schema: Schema | null;
  shown: number;
  path: Path;
  slug: string | null;
  replace: Replace;
}

/** Returns the value itself if nothing in it changes, and `NOTHING` if it cannot do without a picture that is left out. */
function replaced(value: unknown, place: Place): unknown {
  const { path, slug, replace } = place;
  const schema = place.schema && narrow(place.schema, value);
  const inner = schema && unwrap(schema);
  const shown = (place.schema && keyMeta(place.schema).shown) ?? place.shown;
  if (typeof value === 'string') {
    if (value.includes('<img'))
      return inHtml(value, (name, width) => replace({ name, shown: width, path, slug }));
    if (!isOwnPictureName(value) || inner === null || !keyMeta(inner).picture) return value;
    return replace({ name: value, shown, path, slug })?.src ?? NOTHING;
  }
  if (typeof value !== 'object' || value === null) return value;
  const child = (key: string | number, item: unknown) =>
    replaced(item, {
      schema: inner && childOf(inner, key),
      shown,
      path: [...path, key],
      slug,
      replace,
    });
  if (Array.isArray(value)) {
    const items = value.map((item, index) => child(index, item));
    return items.every((item, index) => item === value[index])
      ? value
      : items.filter((item) => item !== NOTHING);
  }
  // The size of a picture is that of its file.
  const { src } = value as { src?: unknown };
  const isPicture = inner instanceof z.ZodObject && 'height' in inner.shape && 'src' in inner.shape;
  if (isPicture && typeof src === 'string' && isOwnPictureName(src)) {
    const picture = replace({ name: src, shown, path: [...path, 'src'], slug });
    return picture === null ? NOTHING : { ...value, ...picture };
  }
  let isChanged = false;
  const entries: [string, unknown][] = [];
  for (const [name, item] of Object.entries(value)) {
    const changed = child(name, item);
    const keySchema = inner && childOf(inner, name);
    const kept = changed === NOTHING && keySchema ? withoutPicture(keySchema) : changed;
    if (kept === NOTHING) return NOTHING;
    isChanged ||= kept !== item;
    if (kept !== undefined) entries.push([name, kept]);
  }
  return isChanged ? Object.fromEntries(entries) : value;
}

/**
 * Puts other addresses in place of the dealer's own pictures, with their sizes. A place whose picture is left out is as
 * if it named none: without the picture, or if it consists of nothing else, not there.
 */
export function replacePictures(
  { site, content }: { site: Site; content: readonly ContentDocument[] },
  replace: Replace,
): { site: Site; content: readonly ContentDocument[] } {
  const at = { shown: TEXT_WIDTH, replace };
  const { overrides, ...rest } = site;
  const own = replaced(rest, { ...at, schema: siteSchema, path: [], slug: null }) as Omit<Site, 'overrides'>;
  const sets = overrides.map((override, index) => {
    const path = ['overrides', index, 'set'];
    const set = replaced(override.set, { ...at, schema: configSchema, path, slug: null });
    return set === override.set ? override : { ...override, set: set as typeof override.set };
  });
  const isSame = own === rest && sets.every((set, index) => set === overrides[index]);
  return {
    site: isSame ? site : deepFreeze({ ...own, overrides: sets }),
    content: content.map((document): ContentDocument => {
      const { slug, html, sections } = document;
      const text = inHtml(html, (name, shown) => replace({ name, shown, path: [], slug }));
      const shown =
        sections && replaced(sections, { ...at, schema: contentSections, path: ['sections'], slug });
      return text === html && shown === sections
        ? document
        : deepFreeze({ ...document, html: text, ...(shown ? { sections: shown as typeof sections } : {}) });
    }),
  };
}

/**
 * False if no text of the tenant can name a picture of its own. Takes a tenth of the time of looking for them, which
 * tenants without any would wait for at each build.
 */
export const mayNamePictures = ({ site, content }: Parameters<typeof replacePictures>[0]): boolean =>
  content.some(({ html }) => html.includes('src="pictures/')) ||
  /"pictures\//.test(JSON.stringify([site, content.map(({ sections }) => sections)]));

/** All places that name one of the dealer's own pictures. */
export function pictureUses(tenant: Parameters<typeof replacePictures>[0]): PictureUse[] {
  const uses: PictureUse[] = [];
  replacePictures(tenant, (use) => {
    uses.push(use);
    return { src: use.name, width: 0, height: 0 };
  });
  return uses;
}
