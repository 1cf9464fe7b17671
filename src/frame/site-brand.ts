import type { Site } from '../tenant/schema/site.ts';

/** The brand of a dealer that sells only one make new; null for all others. */
export function siteBrand({ manufacturers }: Pick<Site, 'manufacturers'>): string | null {
  const [brand, ...others] = manufacturers;
  return brand && others.length === 0 ? brand.name : null;
}
