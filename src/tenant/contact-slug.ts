import { slugify } from '../lib/slug.ts';

const SUFFIX = /(?:(?:^|[\s,/–-]+)(?:(?:and|&)\s+)?\(?(?:sales|service|parts)\)?)+$/i;

/** A location's name without its suffix Sales, Service or Parts: "Capalaba Service" → "Capalaba". A name that is all suffix stays. */
export function yardName(name: string): string {
  const trimmed = name.trim();
  return trimmed.replace(SUFFIX, '').trim() || trimmed;
}

/** Segment of `/contact-us/{location-slug}` (ROU-39). */
export function contactSlug(name: string): string {
  return slugify(yardName(name));
}
