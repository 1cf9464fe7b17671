import type { CachedTransport } from '../client/cache-transport.ts';
import { sharedTransport } from '../client/shared-transport.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';

/**
 * The shared transport of a page that searches little.
 *
 * @param source the page's `SearchSource` as JSON
 */
export const pageTransport = (source: string): CachedTransport<CardDocument> =>
  sharedTransport(JSON.parse(source) as SearchSource, false);
