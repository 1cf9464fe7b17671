import { eachToken, isSkipped } from './each-token.ts';
import type { MatchWindow } from './match-window.ts';
import type { MatchedWord } from './search-run.ts';
import type { HighlightOptions } from './text-search.ts';

/** Words kept before and after the match when a text is shortened: Typesense's `highlight_affix_num_tokens`. */
const AFFIX_WORDS = 4;
/** Texts with up to this many words are not shortened: Typesense's `snippet_threshold`. */
const SNIPPET_THRESHOLD = 30;
/**
 * Characters: six for each word of the threshold. In shorter texts every matching word is marked; in longer texts only
 * those in the window and, after its start, repetitions of them.
 */
const FULL_MARK_LENGTH = SNIPPET_THRESHOLD * 6;

export interface MarkedText {
  snippet: string;
  /** The whole text. */
  value: string;
  /** The marked parts of the snippet, without tags. */
  matched: string[];
}

/** Indexes in the text; `end` is excluded. */
type Span = [start: number, end: number];

/**
 * End of the typed part of a word that the shopper has not finished typing. With a typo, the end of the whole word if
 * at most two letters would be left.
 */
function prefixEnd(text: string, [start, end]: Span, typedLength: number, typos: number): number {
  let letters = 0;
  let typedEnd = start + 1;
  for (let index = start + 1; index <= end; index++) {
    if (isSkipped(text, index)) continue;
    letters++;
    if (letters === typedLength) typedEnd = index;
  }
  return letters - Math.min(letters, typedLength) <= 2 && typos !== 0 ? end : typedEnd;
}

/** Returns the text from `from` to `to` (excluded) with tags around the spans in it, and the texts of those spans. */
function wrapSpans(
  text: string,
  spans: readonly Span[],
  from: number,
  to: number,
  tags: HighlightOptions,
): [string, string[]] {
  const matched: string[] = [];
  let marked = '';
  let copiedTo = from;
  for (const [start, end] of spans) {
    if (start < from || start >= to) continue;
    let markEnd = end;
    while (markEnd > start + 1 && isSkipped(text, markEnd - 1)) markEnd--;
    const part = text.slice(start, markEnd);
    matched.push(part);
    marked += text.slice(copiedTo, start) + tags.startTag + part + tags.endTag;
    copiedTo = markEnd;
  }
  return [marked + text.slice(copiedTo, Math.max(copiedTo, to)), matched];
}

/**
 * Wraps matching words of a text in tags.
 *
 * @param words matching words with their details
 * @param window the part in which most of them are close together; a long text is shortened to its surroundings
 * @param typedLength length of the query's last word: only this much of a completed word is marked
 * @param isFull mark every matching word of a long text
 */
export function markText(
  text: string,
  words: ReadonlyMap<string, MatchedWord>,
  window: MatchWindow,
  typedLength: number,
  isFull: boolean,
  tags: HighlightOptions,
): MarkedText {
  const windowPositions = new Set(window.positions);
  const lastPosition = Math.max(...window.positions);
  const marksAll = isFull || text.length < FULL_MARK_LENGTH;
  const spans: Span[] = [];
  const markedWords = new Set<string>();
  /** Start indexes of the current word and of up to `AFFIX_WORDS` words before it. */
  const recentStarts: number[] = [];
  let position = 0;
  /** Bounds of the snippet in a long text; -1 until the window has been reached. */
  let from = -1;
  let to = text.length;
  eachToken(text, (word, start, end) => {
    if (from < 0) {
      recentStarts.push(start);
      if (recentStarts.length > AFFIX_WORDS + 1) recentStarts.shift();
    }
    const found = words.get(word);
    const isInWindow = windowPositions.has(position) || (from >= 0 && markedWords.has(word));
    if (found !== undefined && (isInWindow || marksAll)) {
      const isUnfinished = found.prefix && found.queryLength < word.length;
      spans.push([start, isUnfinished ? prefixEnd(text, [start, end], typedLength, found.typos) : end]);
      markedWords.add(word);
      if (isInWindow && from < 0) from = recentStarts[0] as number;
    }
    if (position >= lastPosition + AFFIX_WORDS && to === text.length) to = end;
    position++;
  });
  const [value, allMatched] = wrapSpans(text, spans, 0, text.length, tags);
  if (position <= SNIPPET_THRESHOLD) return { snippet: value, value, matched: allMatched };
  const [snippet, matched] = wrapSpans(text, spans, Math.max(0, from), to, tags);
  return { snippet, value, matched };
}
