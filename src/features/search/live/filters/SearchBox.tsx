import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { SEARCH_DEBOUNCE_MS } from '../../../../lib/debounce.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { searchInput } from '../../search-input.ts';
import { useDebounced } from './use-debounced.ts';
import { useOnBackOrForward } from './use-on-back-or-forward.ts';

/** Text search. It runs 300 ms after the last key press (SRC-36). */
export function SearchBox({ vehicles }: { vehicles: string }) {
  const { query, refine } = useSearchBox();
  const [text, setText] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const debouncedRefine = useDebounced(refine, SEARCH_DEBOUNCE_MS);
  useOnBackOrForward(() => {
    debouncedRefine.cancel();
    setText(query);
  });
  // The query also changes with the Back button and when its chip is removed.
  useEffect(() => {
    if (!debouncedRefine.isPending()) setText(query);
  }, [query, debouncedRefine]);
  const type = (words: string) => {
    setText(words);
    debouncedRefine.call(words);
  };
  const latestType = useRef(type);
  useEffect(() => {
    latestType.current = type;
  });
  // Until this component replaces the static search box in the page, copy what is typed there.
  useEffect(() => {
    const staticInput = document.querySelector<HTMLInputElement>('.words input');
    if (!staticInput || staticInput === input.current) return;
    const copyWords = () => latestType.current(staticInput.value);
    if (staticInput.value !== '') copyWords();
    staticInput.addEventListener('input', copyWords);
    return () => staticInput.removeEventListener('input', copyWords);
  }, []);
  return (
    <search>
      <form
        className="words"
        onSubmit={(event) => {
          event.preventDefault();
          debouncedRefine.flush();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          {...searchInput(vehicles)}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {text !== '' && (
          <button
            className="icon-btn"
            type="button"
            aria-label="Clear search"
            onClick={() => {
              type('');
              debouncedRefine.flush();
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}
