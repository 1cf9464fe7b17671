import { z } from 'zod';

export interface KeyMeta {
  /** One or two sentences, shown in the tenant guide and in editors. */
  description: string;
  /** Requirement ids: "TEN-08" or "CAR-25, CAR-26". */
  requirement?: string;
  /** The value is a picture's address; `check` looks for its file. */
  picture?: boolean;
  /** Largest width at which pages show the pictures below this key, CSS px. */
  shown?: number;
  /** If absent, the value is read from the picture's file. */
  fromFile?: boolean;
  /** The value is the address of a film; `check` looks for its file and weighs it. */
  film?: boolean;
  /** The value is a link; `check` looks for its page. */
  link?: boolean;
  /** The value is a make; `check` compares it with the site's makes. */
  make?: boolean;
  /** The value is the id of a review. */
  review?: boolean;
  /** The value may contain simple HTML, which is sanitised. */
  html?: boolean;
}

/** Documents a configuration key. The tenant guide and the JSON Schema are generated from this. */
export function key<T extends z.ZodType>(schema: T, description: string, requirement?: string): T {
  return schema.meta(requirement ? { description, requirement } : { description }) as T;
}

/** Documentation of a schema; empty if it has none. */
export function keyMeta(schema: z.core.$ZodType): Partial<KeyMeta> {
  return (z.globalRegistry.get(schema) ?? {}) as Partial<KeyMeta>;
}
