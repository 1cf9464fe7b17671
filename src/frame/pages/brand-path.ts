import type { Site } from '../../tenant/schema/site.ts';

export const BRANDS_PATH = '/brands';

/** Path of a brand's page (ROU-34). */
export const brandPath = ({ slug }: Pick<Site['brands'][number], 'slug'>): string => `${BRANDS_PATH}/${slug}`;
