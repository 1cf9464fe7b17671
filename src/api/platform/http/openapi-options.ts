import type { GenerateSpecOptions } from 'hono-openapi';

export const OPENAPI_PATH = '/api/openapi.json';

/** Options for the OpenAPI description of the service, which is generated from its routes. */
export const OPENAPI_OPTIONS = {
  documentation: { info: { title: 'Forecourt service', version: '1' } },
  exclude: [OPENAPI_PATH],
  // Otherwise paths that end in .json are left out.
  excludeStaticFile: false,
} satisfies Partial<GenerateSpecOptions>;
