import { readScopedKey } from '../../lib/scoped-key.ts';
import { IndexFailed } from './index-failed.ts';
import { findExcessRights, type KeyServer } from './key-rights.ts';

export class KeyTooPowerful extends IndexFailed {}

/**
 * Asks the server what a published key allows, and returns warnings about the key.
 *
 * @param aliases aliases of the dealer's own collections
 * @throws KeyTooPowerful if the key can do more than search the dealer's collections
 * @throws IndexFailed if the key has expired or the server cannot be asked: an unchecked key may be the admin
 *   key, and a published key cannot be taken back
 */
export async function checkKey(server: KeyServer, aliases: readonly string[], now: Date): Promise<string[]> {
  const address = `${server.protocol}://${server.host}:${server.port}`;
  const scoped = readScopedKey(server.key);
  if (scoped?.expires && scoped.expires <= now) {
    throw new IndexFailed(
      [`config.search.typesense.key is a scoped key that expired on ${scoped.expires.toISOString()}.`],
      'Leave the key empty and index again: this creates a key that does not expire.',
    );
  }
  const excess = await findExcessRights(server, aliases).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new IndexFailed(
      [`config.search.typesense.key could not be checked, so nothing was indexed. ${address}: ${reason}`],
      'Make sure that the search server answers, then index again. An unchecked key could be the admin key.',
      error,
    );
  });
  if (excess.length > 0) {
    throw new KeyTooPowerful(
      [
        `config.search.typesense.key is public, and ${address} lets it do more than search this dealer’s stock: ${excess.join(', ')}.`,
      ],
      'Leave the key empty and index again: this creates a search-only key. Then build, and delete the old key on the server.',
    );
  }
  return [
    ...(scoped?.expires
      ? [
          `The search key expires on ${scoped.expires.toISOString()}. From then on the browser answers searches.`,
        ]
      : []),
    ...(scoped?.filter ? ['The search key has its own filter, which may hide vehicles.'] : []),
  ];
}
