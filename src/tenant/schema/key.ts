import type { z } from 'zod';

export interface KeyMeta {
  /** One or two sentences for the tenant guide and the editor's hover. */
  description: string;
  /** Requirement ids the key serves, "TEN-08" or "CAR-25, CAR-26". */
  requirement?: string;
}

/** Documents one configuration key: the tenant guide and the JSON Schema are written from it. */
export function key<T extends z.ZodType>(schema: T, description: string, requirement?: string): T {
  return schema.meta(requirement ? { description, requirement } : { description }) as T;
}
