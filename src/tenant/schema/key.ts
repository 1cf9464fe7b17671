import { z } from 'zod';

export interface KeyMeta {
  /** One or two sentences for the tenant guide and the editor's hover. */
  description: string;
  /** Requirement ids the key serves, "TEN-08" or "CAR-25, CAR-26". */
  requirement?: string;
  /** The value is the address of a picture: `check` looks for the file. */
  picture?: boolean;
  /** The value is a make's name: `check` compares it with the site's makes. */
  make?: boolean;
  /** The value may hold simple HTML, which is sanitised. */
  html?: boolean;
}

/** Documents one configuration key: the tenant guide and the JSON Schema are written from it. */
export function key<T extends z.ZodType>(schema: T, description: string, requirement?: string): T {
  return schema.meta(requirement ? { description, requirement } : { description }) as T;
}

/** What `key` and the primitives say of a schema; empty for an undocumented one. */
export function keyMeta(schema: z.core.$ZodType): Partial<KeyMeta> {
  return (z.globalRegistry.get(schema) ?? {}) as Partial<KeyMeta>;
}
