import { describe, expect, it } from 'vitest';
import { historyStep } from './history-step.ts';
import { EMPTY_SEARCH } from './search-state.ts';

const words = (query: string) => ({ ...EMPTY_SEARCH, query });
const kia = { ...EMPTY_SEARCH, refinements: { make: ['Kia'] } };

describe('historyStep', () => {
  it('adds an entry for a filter, a sort order and a query', () => {
    for (const to of [kia, words('u'), { ...EMPTY_SEARCH, sortBy: 'Car_production:price:asc' }])
      expect(historyStep(EMPTY_SEARCH, to, false).kind).toBe('push');
  });

  it('keeps one entry while the shopper types, and adds one for a filter and one when typing starts again after it', () => {
    const first = historyStep(EMPTY_SEARCH, words('u'), false);
    expect(first).toEqual({ kind: 'push', typing: true });
    expect(historyStep(words('u'), words('ute'), first.typing)).toEqual({ kind: 'replace', typing: true });
    const filter = historyStep(words('ute'), { ...kia, query: 'ute' }, true);
    expect(filter).toEqual({ kind: 'push', typing: false });
    expect(historyStep({ ...kia, query: 'ute' }, { ...kia, query: 'utes' }, filter.typing).kind).toBe('push');
  });

  it('adds no entry for a value that is spelt in another case', () => {
    expect(historyStep({ ...EMPTY_SEARCH, refinements: { make: ['kia'] } }, kia, false).kind).toBe('replace');
  });

  it('adds an entry when a page of results replaces the last one, but not when it is appended', () => {
    expect(historyStep(kia, { ...kia, page: 2 }, false)).toEqual({ kind: 'replace', typing: false });
    expect(historyStep(words('ute'), { ...words('ute'), page: 2 }, true, 'turned')).toEqual({
      kind: 'push',
      typing: false,
    });
    expect(historyStep(kia, kia, false, 'turned').kind).toBe('replace');
  });
});
