import { useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chipsOf } from './chips.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** The filters in use; pressing one removes it. */
export function Chips() {
  const { settings, page } = useSearchPage();
  const { search, change } = useSearch();
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(search, page.scope, settings);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters in use" ref={list}>
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
    </ul>
  );
}
