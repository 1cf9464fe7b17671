import type { Site } from '../../tenant/schema/site.ts';

/** Path of a model's page: of its slug (ROU-31), or another one that the dealer gives (ROU-32). */
export const modelPath = (
  { model_path }: Pick<Site, 'model_path'>,
  { slug, override_url }: Pick<Site['models'][number], 'slug' | 'override_url'>,
): string => override_url ?? model_path.replace('{slug}', slug);
