import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { SEARCH_DEBOUNCE_MS } from '../../../../lib/debounce.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useDebounced } from './use-debounced.ts';

/** Searches the stock by words, 300 ms after the last of them (SRC-36). */
export function SearchBox({ vehicles }: { vehicles: string }) {
  const { query, refine } = useSearchBox();
  const [text, setText] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const rests = useDebounced(refine, SEARCH_DEBOUNCE_MS);
  // Back, a removed chip: the query changed, and not by typing.
  useEffect(() => {
    if (!rests.isPending()) setText(query);
  }, [query, rests]);
  const type = (words: string) => {
    setText(words);
    rests.call(words);
  };
  const typed = useRef(type);
  useEffect(() => {
    typed.current = type;
  });
  // Until this stands in the page, the page's own box does: what is typed there counts.
  useEffect(() => {
    const before = document.querySelector<HTMLInputElement>('.words input');
    if (!before || before === input.current) return;
    const follow = () => typed.current(before.value);
    if (before.value !== '') follow();
    before.addEventListener('input', follow);
    return () => before.removeEventListener('input', follow);
  }, []);
  return (
    <search>
      <form
        className="words"
        onSubmit={(event) => {
          event.preventDefault();
          rests.flush();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={`Search ${vehicles}`}
          placeholder={`Search ${vehicles}`}
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
              rests.flush();
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
