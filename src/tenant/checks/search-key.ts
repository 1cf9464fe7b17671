import { readScopedKey } from '../../lib/scoped-key.ts';
import { valueAt } from '../explain/explain-issues.ts';
import { error, type Finding, type Path } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import type { CheckFolders } from './context.ts';
import { isRefusedKey } from './refused-keys.ts';

const SERVER = ['search', 'typesense'];
const CREATE_KEY_ADVICE =
  'Leave the key empty and run "npm run index": it creates one that can only search this dealer’s stock.';

/** Paths of all search servers that pages may use: of the configuration and of overrides. */
function serverPaths({ raw }: Draft): Path[] {
  const overrides = valueAt(raw, ['overrides']);
  const count = Array.isArray(overrides) ? overrides.length : 0;
  return [
    ['config', ...SERVER],
    ...Array.from({ length: count }, (_, index) => ['overrides', index, 'set', ...SERVER]),
  ];
}

/** The server that gets the key. An override may inherit host and port from the configuration. */
function addressOf({ raw }: Draft, server: Path): { host: string; port: number } {
  const setting = (name: string) =>
    valueAt(raw, [...server, name]) ?? valueAt(raw, ['config', ...SERVER, name]);
  return { host: String(setting('host') ?? ''), port: Number(setting('port') ?? 443) };
}

/**
 * Returns why the key must not be published, as far as that is known without asking the server; null if no reason is
 * known.
 */
function whyKeyIsRefused(
  key: string,
  address: { host: string; port: number },
  folders: CheckFolders,
): string | null {
  const adminKey = process.env.TYPESENSE_ADMIN_KEY?.trim();
  if (adminKey && key.trim() === adminKey) {
    return `This is the admin key (TYPESENSE_ADMIN_KEY). Every visitor could read it and delete the whole index. ${CREATE_KEY_ADVICE} If a site with this key was ever published, replace the admin key on the server too.`;
  }
  if (!/^[\x21-\x7e]*$/.test(key))
    return `A key cannot contain spaces, line breaks or accents. ${CREATE_KEY_ADVICE}`;
  if (isRefusedKey(folders.projectRoot, { ...address, key })) {
    return `This key can do more than search this dealer’s stock, as "npm run index" found on the search server. ${CREATE_KEY_ADVICE}`;
  }
  const expires = readScopedKey(key)?.expires;
  return expires && expires <= new Date()
    ? `This scoped key expired on ${expires.toISOString().slice(0, 10)}. ${CREATE_KEY_ADVICE}`
    : null;
}

/**
 * Checks the published search key (API-06): it must not be the admin key, a key known to do more than search,
 * or an expired key. Only the server knows what a key allows; `npm run index` asks it.
 */
export function checkSearchKey(draft: Draft, folders: CheckFolders): Finding[] {
  return serverPaths(draft).flatMap((server) => {
    const path = [...server, 'key'];
    const key = valueAt(draft.raw, path) ?? '';
    if (typeof key !== 'string' && typeof key !== 'number') return [];
    const message = whyKeyIsRefused(String(key), addressOf(draft, server), folders);
    return message === null ? [] : [error(path, message)];
  });
}
