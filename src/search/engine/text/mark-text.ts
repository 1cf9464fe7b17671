import { eachToken, isSkipped } from './each-token.ts';
import type { MatchWindow } from './match-window.ts';
import type { FoundWord } from './search-run.ts';
import type { HighlightOptions } from './text-search.ts';

/** Words kept before and after the match when a text is shortened. */
const AFFIX_WORDS = 4;
/** Texts with up to this many words are not shortened. */
const SNIPPET_THRESHOLD = 30;
/** In shorter texts (characters) every matching word is marked; in longer ones only those in the window. */
const FULL_MARK_LENGTH = SNIPPET_THRESHOLD * 6;

export interface MarkedText {
  snippet: string;
  /** The whole text. */
  value: string;
  /** The marked parts of the snippet. */
  matched: string[];
}

type Span = [start: number, end: number];

/** End of the typed part of a word. With a typo, the whole word if at most two letters would be left. */
function prefixEnd(text: string, [start, end]: Span, typed: number, typos: number): number {
  let letters = 0;
  let reached = start + 1;
  for (let at = start + 1; at <= end; at++) {
    if (isSkipped(text, at)) continue;
    letters++;
    if (letters === typed) reached = at;
  }
  return letters - Math.min(letters, typed) <= 2 && typos !== 0 ? end : reached;
}

function mark(
  text: string,
  spans: readonly Span[],
  from: number,
  to: number,
  tags: HighlightOptions,
): [string, string[]] {
  const matched: string[] = [];
  let marked = '';
  let at = from;
  for (const [start, end] of spans) {
    if (start < from || start >= to) continue;
    let close = end;
    while (close > start + 1 && isSkipped(text, close - 1)) close--;
    const part = text.slice(start, close);
    matched.push(part);
    marked += text.slice(at, start) + tags.startTag + part + tags.endTag;
    at = close;
  }
  return [marked + text.slice(at, Math.max(at, to)), matched];
}

/**
 * Wraps matching words of a text in tags.
 *
 * @param words matching words and how each was found
 * @param window where most of them stand close together; a long text is shortened to its surroundings
 * @param typed length of the query's last word: only this much of a completed word is marked
 * @param full whether to mark every matching word of a long text
 */
export function markText(
  text: string,
  words: ReadonlyMap<string, FoundWord>,
  window: MatchWindow,
  typed: number,
  full: boolean,
  tags: HighlightOptions,
): MarkedText {
  const places = new Set(window.places);
  const lastPlace = Math.max(...window.places);
  const everywhere = full || text.length < FULL_MARK_LENGTH;
  const spans: Span[] = [];
  const hits = new Set<string>();
  const lead: number[] = [];
  let place = 0;
  let from = -1;
  let to = text.length;
  eachToken(text, (word, start, end) => {
    if (from < 0) {
      lead.push(start);
      if (lead.length > AFFIX_WORDS + 1) lead.shift();
    }
    const found = words.get(word);
    const isPlace = places.has(place) || (from >= 0 && hits.has(word));
    if (found !== undefined && (isPlace || everywhere)) {
      const cut = found.prefix && found.root < word.length;
      spans.push([start, cut ? prefixEnd(text, [start, end], typed, found.typos) : end]);
      hits.add(word);
      if (isPlace && from < 0) from = lead[0] as number;
    }
    if (place >= lastPlace + AFFIX_WORDS && to === text.length) to = end;
    place++;
  });
  const whole = place <= SNIPPET_THRESHOLD;
  const [snippet, matched] = mark(text, spans, whole ? 0 : Math.max(0, from), whole ? text.length : to, tags);
  const [value] = mark(text, spans, 0, text.length, tags);
  return { snippet, value, matched };
}
