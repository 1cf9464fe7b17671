import { readScopedKey } from '../../lib/scoped-key.ts';
import { IndexFailed } from './index-failed.ts';
import { findExcessRights, type KeyServer } from './key-rights.ts';

export class KeyTooPowerful extends IndexFailed {}

/**
 * Asks the server what a published key allows, and returns warnings about the key.
 *
 * @param aliases the dealer's own
 * @throws KeyTooPowerful if the key can do more than search the dealer's collections
 * @throws IndexFailed if the key has expired or the server cannot be asked: an unchecked key may be the admin
 *   key, and a published key cannot be taken back
 */
export async function checkKey(server: KeyServer, aliases: readonly string[], now: Date): Promise<string[]> {
  const address = `${server.protocol}://${server.host}:${server.port}`;
  const scoped = readScopedKey(server.key);
  if (scoped?.expires && scoped.expires <= now) {
    throw new IndexFailed(
      [`config.search.typesense.key is a scoped key that ended on ${scoped.expires.toISOString()}.`],
      'Empty the key and index again: a key that does not end is made.',
    );
  }
  const excess = await findExcessRights(server, aliases).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new IndexFailed(
      [`config.search.typesense.key was not examined, and nothing was indexed. ${address}: ${reason}`],
      'See that the search server answers, then index again: a key that was not examined could be the admin key.',
      error,
    );
  });
  if (excess.length > 0) {
    throw new KeyTooPowerful(
      [
        `config.search.typesense.key is public, and ${address} lets it do more than search this dealer’s stock: ${excess.join(', ')}.`,
      ],
      'Empty the key and index again: a key that can only search is made. Then build, and delete the old key on the server.',
    );
  }
  return [
    ...(scoped?.expires
      ? [
          `The key of the search server ends on ${scoped.expires.toISOString()}: search is then answered in the browser.`,
        ]
      : []),
    ...(scoped?.filter
      ? ['The key of the search server has a filter of its own: it may hide vehicles.']
      : []),
  ];
}
