import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf, type TestDocument, textSource } from '../../../../tests/support/search/text-source.ts';
import { createTextSearcher } from './create-text-searcher.ts';
import { eachToken, wordsOf } from './each-token.ts';

const FIELDS = ['name', 'make', 'features'];
const OPTIONS = { full: FIELDS, startTag: '\u0001', endTag: '\u0002' };

const word = fc.oneof(
  fc.constantFrom('toyota', 'mazda', 'corolla', 'corona', 'cx-9', '(4x4)', 'land', 'rover', 'landrover', '3'),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 }),
);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const document: fc.Arbitrary<TestDocument> = fc.record({
  name: text,
  make: text,
  features: fc.array(text, { maxLength: 3 }),
});
const documents = fc.array(document, { minLength: 1, maxLength: 12 });
const anyText = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const textsOf = (one: TestDocument): string[] => FIELDS.flatMap((field) => one[field] ?? []);
const stripped = (marked: string): string => marked.replaceAll('\u0001', '').replaceAll('\u0002', '');

/** True if two words are close enough, by a simple edit distance. */
function isNear(asked: string, other: string, prefix: boolean): boolean {
  // As many typos as the engine allows in a word of this length (candidates.ts).
  const most = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2;
  let row = Array.from({ length: asked.length + 1 }, (_, at) => at);
  let above = row;
  for (let depth = 1; depth <= other.length; depth++) {
    const next = [depth];
    for (let at = 1; at <= asked.length; at++) {
      const same = asked[at - 1] === other[depth - 1] ? 0 : 1;
      const isSwap = depth > 1 && asked[at - 1] === other[depth - 2] && asked[at - 2] === other[depth - 1];
      const swapped = isSwap ? (above[at - 2] as number) + 1 : Number.POSITIVE_INFINITY;
      next.push(
        Math.min(
          (row[at] as number) + 1,
          (next[at - 1] as number) + 1,
          (row[at - 1] as number) + same,
          swapped,
        ),
      );
    }
    above = row;
    row = next;
    if (prefix && (row[asked.length] as number) <= most) return true;
  }
  return (row[asked.length] as number) <= most;
}

/** The query's words, and those that joining or splitting may produce. */
function readings(words: string[]): string[][] {
  const pairs = words.slice(1).map((next, at) => words.toSpliced(at, 2, `${words[at]}${next}`));
  const cuts = words.flatMap((one, at) =>
    Array.from({ length: one.length }, (_, cut) => words.toSpliced(at, 1, one.slice(0, cut), one.slice(cut))),
  );
  return [words, [words.join('')], ...pairs, ...cuts];
}

test('every document found contains all words of the query, allowing for typos, prefixes, joined and split words', () => {
  fc.assert(
    fc.property(documents, text, (all, q) => {
      const { docs } = createTextSearcher(textSource(all))(queryOf(q, FIELDS, { dropTokensThreshold: 0 }));
      for (const doc of docs) {
        const here = textsOf(all[doc] as TestDocument).flatMap((part) => wordsOf(part));
        const isMatch = readings(wordsOf(q)).some((words) =>
          // Candidates are cached by word (candidates.ts), so a repeated last word may be a prefix
          // everywhere.
          words.every((asked) => here.some((other) => isNear(asked, other, asked === words.at(-1)))),
        );
        expect(isMatch, `${q} in ${here}`).toBe(true);
      }
    }),
  );
});

test('finds only documents that the filter lets through, in the order of their numbers, each with a score above 0', () => {
  fc.assert(
    fc.property(documents, text, fc.array(fc.nat({ max: 1 }), { maxLength: 12 }), (all, q, flags) => {
      const allowed = Uint8Array.from(all, (_, doc) => flags[doc] ?? 0);
      const { docs, scores } = createTextSearcher(textSource(all))(queryOf(q, FIELDS, { allowed }));
      expect([...docs]).toEqual([...docs].filter((doc) => allowed[doc] === 1).sort((a, b) => a - b));
      expect(scores.length).toBe(docs.length);
      for (const score of scores) expect(score).toBeGreaterThan(0);
    }),
  );
});

test('finds a document by its full name', () => {
  fc.assert(
    fc.property(documents, fc.nat(), (all, place) => {
      const doc = place % all.length;
      const name = all[doc]?.name as string;
      const { docs } = createTextSearcher(textSource(all))(queryOf(name, ['name']));
      expect(docs).toContain(doc);
    }),
  );
});

test('found documents and scores do not depend on the order of the documents in the collection', () => {
  fc.assert(
    fc.property(documents, text, (all, q) => {
      const ranks = all.map((_, doc) => doc);
      const scoresOf = (order: number[]) => {
        const source = textSource(
          order.map((doc) => all[doc] as TestDocument),
          order.map((doc) => ranks[doc] as number),
        );
        const { docs, scores } = createTextSearcher(source)(queryOf(q, FIELDS));
        return [...docs]
          .map((doc, at) => [order[doc] as number, scores[at]])
          .sort(([a = 0], [b = 0]) => a - b);
      };
      expect(scoresOf(ranks.toReversed())).toEqual(scoresOf(ranks));
    }),
  );
});

test('highlights contain the original text apart from the tags, and name at least one marked word', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), anyText, (names, q) => {
      const clean = names.map(stripped);
      const search = createTextSearcher(textSource(clean.map((name) => ({ name, features: clean }))));
      const { docs, highlights } = search(queryOf(q, ['name', 'features']));
      for (const doc of docs) {
        for (const { field, value, values, snippet, snippets, indices, matched_tokens } of highlights(
          doc,
          OPTIONS,
        )) {
          const isName = field === 'name';
          const texts = isName ? [clean[doc]] : indices?.map((at) => clean[at]);
          expect((isName ? [value ?? ''] : (values ?? [])).map(stripped)).toEqual(texts);
          (isName ? [snippet] : (snippets ?? [])).forEach((part, at) => {
            expect(texts?.[at]).toContain(stripped(part ?? ''));
          });
          expect(matched_tokens.flat().length).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('no query throws, and every token is at its reported position', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 5 }), anyText, (names, q) => {
      const search = createTextSearcher(textSource(names.map((name) => ({ name }))));
      const { docs, highlights } = search(queryOf(q, ['name']));
      for (const doc of docs) highlights(doc, OPTIONS);
      eachToken(q, (found, start, end) => {
        expect(wordsOf(q.slice(start, end))).toEqual([found]);
      });
    }),
  );
});
