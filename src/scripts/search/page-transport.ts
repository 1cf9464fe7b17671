import { createTransport } from '../../search/client/create-transport.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import type { SearchSource } from '../../search/settings.ts';

let made: SearchTransport | undefined;

/**
 * What answers the searches of a page that is not the search page: one for all its parts.
 *
 * @param source a `SearchSource` as the page's HTML has it
 */
export function pageTransport(source: string): SearchTransport {
  made ??= createTransport(JSON.parse(source) as SearchSource, undefined, false);
  return made;
}
