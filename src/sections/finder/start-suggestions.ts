import { counted } from '../../lib/plural.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import type { SearchBase } from '../../stock/rules/search-path.ts';
import { element } from '../../ui/element.ts';
import { partOf } from '../../ui/part-of.ts';
import { type Choice, combobox } from './combobox.ts';
import { isLongEnough, suggestionList } from './suggestion-list.ts';
import type { Suggestion } from './suggestions.ts';

function row(listId: string, { text, detail, note }: Suggestion, index: number): HTMLElement {
  return element(
    'div',
    { role: 'option', id: `${listId}-${index}`, 'aria-selected': 'false' },
    element('span', {}, element('b', {}, text), detail ? ` ${detail}` : null),
    element('span', { class: 'note' }, note),
  );
}

function group(label: string, rows: HTMLElement[]): HTMLElement[] {
  return rows.length === 0 ? [] : [element('div', { role: 'group', 'aria-label': label }, ...rows)];
}

/** Suggests makes, models and vehicles while the shopper types, and opens the page of the selected one. */
export function startSuggestions(box: HTMLElement, input: HTMLInputElement, connected: AbortSignal): void {
  const { source = '', base = 'search', makePaths = '{}' } = box.dataset;
  const list = partOf(box, '[role="listbox"]');
  const status = partOf(box, '[role="status"]');
  const transport = pageTransport(source);
  const paths = new Map<string, string>(Object.entries(JSON.parse(makePaths)));
  const suggestions = suggestionList(transport, base as SearchBase, paths);
  const { showOptions } = combobox(input, list, connected);

  function show(found: readonly Suggestion[], words: string): void {
    const choices = found.map((suggestion, index): Choice & { kind: Suggestion['kind'] } => ({
      kind: suggestion.kind,
      key: suggestion.href,
      element: row(list.id, suggestion, index),
      choose: () => location.assign(suggestion.href),
    }));
    const rowsOf = (...kinds: Suggestion['kind'][]) =>
      choices.filter(({ kind }) => kinds.includes(kind)).map((choice) => choice.element);
    showOptions(
      [...group('Makes and models', rowsOf('make', 'model')), ...group('Vehicles', rowsOf('vehicle'))],
      choices,
    );
    status.textContent = isLongEnough(words) ? counted(found.length, 'suggestion') : '';
  }

  const unsubscribe = suggestions.state.listen(({ status: now, query, answer }) => {
    if (now !== 'searching') show(now === 'idle' && answer ? answer.found : [], query);
  });
  connected.addEventListener('abort', () => {
    unsubscribe();
    suggestions.stop();
  });
  input.addEventListener('input', () => suggestions.searchSoon(input.value), { signal: connected });
  // An empty search loads the index before the shopper has typed.
  transport
    .multiSearch({ searches: [{ collection: CAR_COLLECTION, q: '*', limit: 0 }] })
    .catch((error) => console.warn('The search index could not be loaded in advance.', error));
  void suggestions.searchNow(input.value);
}
