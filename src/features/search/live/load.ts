import { sharedCards } from '../../../search/cards/shared-cards.ts';
import { sharedTransport } from '../../../search/client/shared-transport.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import { recordSearchView } from './record-search-view.ts';
import { createSearchClient } from './search-client.ts';
import { start } from './start.tsx';

/** Entry point of the live search. Loaded on demand, since it is most of the page's JavaScript. */
export function load(staticSearch: HTMLElement, settings: SearchSettings): Promise<void> {
  void recordSearchView(settings);
  return start(
    staticSearch,
    settings,
    createSearchClient(sharedTransport(settings, true)),
    sharedCards(settings),
  );
}
