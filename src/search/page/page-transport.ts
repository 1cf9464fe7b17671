import type { SearchTransport } from '../client/search-transport.ts';
import { sharedTransport } from '../client/shared-transport.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';

/**
 * What answers the searches of a page that asks only a little: one for all its parts.
 *
 * @param source a `SearchSource` as the page's HTML has it
 */
export const pageTransport = (source: string): SearchTransport<CardDocument> =>
  sharedTransport(JSON.parse(source) as SearchSource, false);
