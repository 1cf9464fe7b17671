import { sharedCards } from '../../../search/cards/shared-cards.ts';
import { sharedTransport } from '../../../search/client/shared-transport.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import { createSearchClient } from './search-client.ts';
import { start } from './start.tsx';

/** The live search with all that it needs: loaded on demand, it is the most of the page's scripts. */
export const load = (own: HTMLElement, settings: SearchSettings): Promise<void> =>
  start(own, settings, createSearchClient(sharedTransport(settings, true)), sharedCards(settings));
