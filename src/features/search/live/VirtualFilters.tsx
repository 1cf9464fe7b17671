import { useRange, useRefinementList } from 'react-instantsearch';
import { useSearchPage } from './search-context.ts';

function VirtualList({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, limit: 1 });
  return null;
}

function VirtualRange({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}

/**
 * Filters the address asks for that the sidebar does not have (DAT-15): InstantSearch keeps only what some
 * widget holds. The address of the page as it came says which; later ones are made from filters that exist.
 */
export function VirtualFilters() {
  const { settings, router } = useSearchPage();
  const { refinements, ranges } = router.initial;
  const has = (attribute: string, isRange: boolean) =>
    settings.filters.some(
      (filter) => filter.attribute === attribute && (filter.kind === 'range') === isRange,
    );
  const lists = Object.keys(refinements).filter((attribute) => !has(attribute, false));
  const bounds = Object.keys(ranges).filter((attribute) => !has(attribute, true));
  return (
    <>
      {lists.map((attribute) => (
        <VirtualList key={attribute} attribute={attribute} />
      ))}
      {bounds.map((attribute) => (
        <VirtualRange key={attribute} attribute={attribute} />
      ))}
    </>
  );
}
