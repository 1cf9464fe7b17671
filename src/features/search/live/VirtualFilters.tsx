import { useRange, useRefinementList } from 'react-instantsearch';
import { useSearchPage } from './search-page-context.ts';

function VirtualList({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, limit: 1 });
  return null;
}

function VirtualRange({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}

/**
 * Virtual widgets for filters in the URL that the sidebar lacks (DAT-15): InstantSearch drops refinements without
 * a widget. Only the initial URL can contain such filters, since the page writes the later ones.
 */
export function VirtualFilters() {
  const { settings, router } = useSearchPage();
  const { refinements, ranges } = router.initial;
  const hasFilter = (attribute: string, isRange: boolean) =>
    settings.filters.some(
      (filter) => filter.attribute === attribute && (filter.kind === 'range') === isRange,
    );
  const listAttributes = Object.keys(refinements).filter((attribute) => !hasFilter(attribute, false));
  const rangeAttributes = Object.keys(ranges).filter((attribute) => !hasFilter(attribute, true));
  return (
    <>
      {listAttributes.map((attribute) => (
        <VirtualList key={attribute} attribute={attribute} />
      ))}
      {rangeAttributes.map((attribute) => (
        <VirtualRange key={attribute} attribute={attribute} />
      ))}
    </>
  );
}
