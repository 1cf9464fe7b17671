import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { StoredKey } from './store.ts';

/** Characters of the digest, and of the parent key's beginning, in a scoped key. */
const DIGEST = 44;
const PREFIX = 4;

const digestOf = (parent: string, params: string): string =>
  createHmac('sha256', parent).update(params).digest('base64');

/** A scoped key as Typesense's clients make it: no server is asked. */
export function scopedKey(parent: string, params: Record<string, unknown>): string {
  const text = JSON.stringify(params);
  return Buffer.from(digestOf(parent, text) + parent.slice(0, PREFIX) + text).toString('base64');
}

const embedded = z.looseObject({ expires_at: z.number().optional(), filter_by: z.string().optional() });

/** The key that a scoped one was made of and the parameters in it; null where it is none of these keys'. */
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
