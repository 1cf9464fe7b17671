import type { SearchTransport } from '../../search/client/search-transport.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { type LiveList, liveList } from '../../search/live-list/live-list.ts';
import type { SearchBase } from '../../stock/rules/search-path.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';

const MIN_LETTERS = 2;

export const isLongEnough = (words: string): boolean => words.trim().length >= MIN_LETTERS;

/** Live suggestions for the words typed so far. For `makePaths` see `suggestionsFor`. */
export const suggestionList = (
  transport: SearchTransport<CardDocument>,
  base: SearchBase,
  makePaths: ReadonlyMap<string, string>,
): LiveList<string, Suggestion[]> =>
  liveList({
    first: '',
    search: async (words) =>
      isLongEnough(words) ? suggestionsFor(transport, base, words.trim(), makePaths) : [],
    onFailure: (error) => console.warn('Search suggestions could not be loaded.', error),
  });
