import type { SearchClient } from 'instantsearch.js';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Configure, InstantSearch, useInstantSearch } from 'react-instantsearch';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { BaseFilter } from './BaseFilter.tsx';
import { FirstAnswer } from './FirstAnswer.tsx';
import { Filters } from './filters/Filters.tsx';
import { FACET_VALUES } from './filters/use-facet.ts';
import { HeadTiles } from './HeadTiles.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Results } from './Results.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { SortSelect } from './SortSelect.tsx';
import { searchMapping } from './search-mapping.ts';
import { type LiveSearchContext, SearchPageContext, useSearchPage } from './search-page-context.ts';
import { VirtualFilters } from './VirtualFilters.tsx';

interface Props {
  client: SearchClient;
  context: LiveSearchContext;
  onAnswer: () => void;
  onFailure: (retry: () => void) => void;
}

function Page({ onAnswer, onFailure }: Pick<Props, 'onAnswer' | 'onFailure'>) {
  const { settings } = useSearchPage();
  const { results } = useInstantSearch();
  const row = document.querySelector<HTMLElement>('.head-tiles');
  return (
    <>
      <Configure hitsPerPage={settings.pageSize} maxValuesPerFacet={FACET_VALUES} />
      <BaseFilter />
      <VirtualFilters />
      <Filters settings={settings}>
        <SortSelect />
      </Filters>
      <Results />
      <PageTitle />
      {row && <HeadTiles row={row} />}
      <FirstAnswer onAnswer={onAnswer} onFailure={onFailure} />
      <ScrollRestoration results={results} />
    </>
  );
}

/**
 * Renders its children in a transition, which React splits into slices of a few milliseconds, so that the browser can
 * react to taps between them. In one go they would block the page for 0.1 s.
 */
function InTransition({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}

/**
 * The live search of a page (SRC-01). It renders outside the document; its parts replace those of the static search
 * once it has results.
 */
export function SearchApp({ client, context, onAnswer, onFailure }: Props) {
  return (
    <SearchPageContext value={context}>
      <InstantSearch
        searchClient={client}
        indexName={CAR_COLLECTION}
        routing={{ router: context.router, stateMapping: searchMapping }}
        future={{ preserveSharedStateOnUnmount: true }}
        insights={false}
      >
        <InTransition>
          <Page onAnswer={onAnswer} onFailure={onFailure} />
        </InTransition>
      </InstantSearch>
    </SearchPageContext>
  );
}
