import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { StoredKey } from './store.ts';

/** Lengths of the digest and of the parent key's prefix in a scoped key. */
const DIGEST = 44;
const PREFIX = 4;

const digestOf = (parent: string, params: string): string =>
  createHmac('sha256', parent).update(params).digest('base64');

/** Creates a scoped key, like Typesense's clients without asking a server. */
export function scopedKey(parent: string, params: Record<string, unknown>): string {
  const text = JSON.stringify(params);
  return Buffer.from(digestOf(parent, text) + parent.slice(0, PREFIX) + text).toString('base64');
}

const embedded = z.looseObject({ expires_at: z.number().optional(), filter_by: z.string().optional() });

/** The parent of a scoped key and its parameters; null if none of the keys is its parent. */
export function parentOf(
  value: string,
  keys: readonly StoredKey[],
): { key: StoredKey; params: z.infer<typeof embedded> } | null {
  const text = Buffer.from(value, 'base64').toString();
  const params = text.slice(DIGEST + PREFIX);
  const key = keys.find(
    (one) =>
      one.value.startsWith(text.slice(DIGEST, DIGEST + PREFIX)) &&
      digestOf(one.value, params) === text.slice(0, DIGEST),
  );
  return key && params !== '' ? { key, params: embedded.parse(JSON.parse(params)) } : null;
}
