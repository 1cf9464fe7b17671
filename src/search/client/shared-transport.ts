import type { SearchSource } from '../settings.ts';
import { createTransport } from './create-transport.ts';
import type { SearchTransport } from './search-transport.ts';

let made: SearchTransport | undefined;

/**
 * What answers the searches of a page: one for all its parts, made when the first asks.
 *
 * @param keepOffline see `createTransport`
 */
export function sharedTransport(source: SearchSource, keepOffline: boolean): SearchTransport {
  made ??= createTransport(source, undefined, keepOffline);
  return made;
}
