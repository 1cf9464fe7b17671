import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';
import { counted } from '../../lib/plural.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import { latest } from '../../search/page/latest.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import type { SearchBase } from '../../stock/rules/search-path.ts';
import { element } from '../../ui/element.ts';
import { partOf } from '../../ui/part-of.ts';
import { type Choice, combobox } from './combobox.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';

/** Letters from which something is suggested. */
const LEAST = 2;

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

/** Suggests makes, models and vehicles while the shopper types, and goes to the one chosen. */
export function suggest(box: HTMLElement, input: HTMLInputElement): void {
  const { suggest: source = '', base = 'search', makePaths = '{}' } = box.dataset;
  const list = partOf(box, '[role="listbox"]');
  const status = partOf(box, '[role="status"]');
  const transport = pageTransport(source);
  const paths = new Map<string, string>(Object.entries(JSON.parse(makePaths)));
  const { offer } = combobox(input, list);
  const answered = latest<Suggestion[]>();

  function show(found: Suggestion[]): void {
    const choices = found.map((suggestion, index): Choice & { kind: Suggestion['kind'] } => ({
      kind: suggestion.kind,
      key: suggestion.href,
      element: row(list.id, suggestion, index),
      choose: () => location.assign(suggestion.href),
    }));
    const rows = (vehicles: boolean) =>
      choices.filter(({ kind }) => (kind === 'vehicle') === vehicles).map((choice) => choice.element);
    offer([...group('Makes and models', rows(false)), ...group('Vehicles', rows(true))], choices);
    status.textContent = input.value.trim().length < LEAST ? '' : counted(found.length, 'suggestion');
  }

  async function ask(): Promise<void> {
    const words = input.value.trim();
    try {
      await answered(
        words.length < LEAST
          ? Promise.resolve([])
          : suggestionsFor(transport, base as SearchBase, words, paths),
        show,
      );
    } catch (error) {
      console.warn('Nothing could be suggested.', error);
      show([]);
    }
  }

  const typed = debounce(() => void ask(), SEARCH_DEBOUNCE_MS);
  input.addEventListener('input', () => typed.call());
  // Ready by the time something is typed.
  transport
    .multiSearch({ searches: [{ collection: CAR_COLLECTION, q: '*', limit: 0 }] })
    .catch((error) => console.warn('The search is not ready.', error));
  void ask();
}
