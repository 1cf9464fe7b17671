import { Icon } from '../../../ui/icon/Icon.tsx';

/** Renders the same markup as NoResults.astro (ERR-05, SRC-12). */
export function NoResults({ href }: { href: string }) {
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>No Results Available</h2>
      <p>No results found for your search at this time. Please try adjusting the filters for more results.</p>
      <a className="btn ink" href={href}>
        Clear Filters
      </a>
    </div>
  );
}
