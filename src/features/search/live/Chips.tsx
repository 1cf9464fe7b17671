import { useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chipsOf, scopeChipsOf } from './chips.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** The filters in use; pressing one removes it. Those of the page's address are links, because they lead to another page. */
export function Chips() {
  const { settings, page } = useSearchPage();
  const { search, change, hrefOf } = useSearch();
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(search, page.scope, settings);
  const own = scopeChipsOf(search, page.scope, settings);
  if (own.length + chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters in use" ref={list}>
      {own.map(({ key, label, without }) => (
        <li key={key}>
          <a className="chip" href={hrefOf(without)} rel="nofollow" aria-label={`Remove ${label}`}>
            <span>{label}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chips.map(({ key, label, without }, i) => (
        <li key={key}>
          <button
            className="chip"
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => {
              change(without);
              // The pressed button disappears. Focus its neighbour, or the results heading if it was the only one.
              const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
              (buttons[i + 1] ?? buttons[i - 1] ?? document.getElementById('results'))?.focus();
            }}
          >
            <span>{label}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
      {own.length + chips.length > 1 && (
        <li>
          <a className="link" href={settings.clearFiltersHref}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
