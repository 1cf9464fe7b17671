import { chosenText, largestCount } from '../../facet-rows.ts';
import { hasShares } from '../../filter-place.ts';
import { useSearchPage } from '../search-page-context.ts';
import { Facet } from './Facet.tsx';
import { FacetRows } from './FacetRows.tsx';
import { type ListSetting, useFacet } from './use-facet.ts';

interface Props {
  filter: ListSetting;
  /** Attributes of all filters on the page. */
  attributes: ReadonlySet<string>;
  vehicles: string;
  open: boolean;
}

/** A filter with a list of values. The less common values are behind a toggle (SRC-16, SRC-17, SRC-19). */
export function ListFilter({ filter, attributes, vehicles, open }: Props) {
  const { first, extra, toggle } = useFacet(filter, attributes);
  const { form } = useSearchPage().settings;
  if (first.length + extra.length === 0) return null;
  const largest = hasShares(form, filter.kind) ? largestCount([...first, ...extra]) : null;
  const props = { filter, largest, vehicles, onToggle: toggle };
  return (
    <Facet
      attribute={filter.attribute}
      label={filter.label}
      value={chosenText(first)}
      count={first.filter(({ selected }) => selected).length}
      open={open}
    >
      <FacetRows rows={first} {...props} />
      {extra.length > 0 && (
        <details className="extra">
          <summary className="link">
            <span className="show">{`Show all ${filter.plural}`}</span>
            <span className="hide">{`Hide extra ${filter.plural}`}</span>
          </summary>
          <FacetRows rows={extra} {...props} />
        </details>
      )}
    </Facet>
  );
}
