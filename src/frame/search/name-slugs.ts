import anyAscii from 'any-ascii';
import { memoize } from '../../lib/memoize.ts';
import { slugify } from '../../lib/slug.ts';
import { shortHash } from '../../stock/text/hash.ts';

/** The path segment that a name would get if no other name had the same one. */
interface Candidate {
  /** Equal for spellings that differ only in case, spaces and punctuation: they share a page. */
  key: string;
  segment: string;
  /**
   * The candidate with the lowest rank gets the segment. 0: the plain slug; 1: the slug with a word added; 2:
   * transliterated from another script.
   */
  rank: 0 | 1 | 2;
}

/** True if a letter or digit has no ASCII form, or the text has none at all. */
function losesLetters(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    slugify(plain) === '' || (plain.match(/[\p{L}\p{N}]/gu) ?? []).some((letter) => slugify(letter) === '')
  );
}

function candidateOf(name: string, toSegment: (slug: string) => string): Candidate {
  if (losesLetters(name)) {
    const key = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
    return { key, segment: toSegment(slugify(anyAscii(key))), rank: 2 };
  }
  const slug = slugify(name);
  const segment = toSegment(slug);
  return { key: slug, segment, rank: segment === slug ? 0 : 1 };
}

// Digits of a hash suffix. The long one is for a name whose segment with the short one is another name's plain slug.
const SHORT_SUFFIX = 6;
const LONG_SUFFIX = 12;

const withHash = ({ key, segment }: Candidate, length: number): string =>
  `${segment || 'other'}-${shortHash(key).slice(0, length)}`;

/** The key that gets each segment: the one with the lowest rank, or null if two have the same rank. */
function ownersOf(candidates: Iterable<Candidate>): Map<string, string | null> {
  const best = new Map<string, Candidate | { rank: number; key: null }>();
  for (const candidate of candidates) {
    const other = best.get(candidate.segment);
    if (other === undefined || candidate.rank < other.rank) best.set(candidate.segment, candidate);
    else if (candidate.rank === other.rank) best.set(candidate.segment, { rank: candidate.rank, key: null });
  }
  return new Map([...best].map(([segment, { key }]) => [segment, key]));
}

/**
 * Assigns path segments to names of one level: the makes of a site, the models of a make. A name in Latin
 * letters gets its plain slug; a name in another script is transliterated ("日産" is "richan"). If several names have
 * the same candidate, the one with the lowest `rank` gets it and the others get a hash suffix; if two share the lowest
 * rank, all get a suffix. The order of the names does not matter.
 *
 * @param toSegment turns a slug into a segment; adds a word if the slug already has another meaning
 * @returns the segment of a name; a name that was not in `names` gets one that no other name has
 */
export function nameSlugs(
  names: Iterable<string>,
  toSegment: (slug: string) => string = (slug) => slug,
): (name: string) => string {
  const candidates = new Map<string, Candidate>();
  for (const name of new Set(names)) {
    const candidate = candidateOf(name, toSegment);
    candidates.set(candidate.key, candidate);
  }
  const owners = ownersOf(candidates.values());
  const segmentOf = (candidate: Candidate): string => {
    const owner = owners.get(candidate.segment);
    if (candidate.segment !== '' && (owner === candidate.key || owner === undefined))
      return candidate.segment;
    const short = withHash(candidate, SHORT_SUFFIX);
    return owners.has(short) ? withHash(candidate, LONG_SUFFIX) : short;
  };
  return memoize((name: string) => segmentOf(candidateOf(name, toSegment)));
}
