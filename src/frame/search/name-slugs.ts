import anyAscii from 'any-ascii';
import { memoize } from '../../lib/memoize.ts';
import { slugify } from '../../lib/slug.ts';
import { shortHash } from '../../stock/text/hash.ts';

/** The path segment a name asks for, before conflicts with other names are resolved. */
interface Claim {
  /** Equal for spellings that differ only in case, spaces and punctuation: they share a page. */
  key: string;
  segment: string;
  /** Lowest wins. 0: the plain slug; 1: the slug with a word added; 2: transliterated from another script. */
  rank: 0 | 1 | 2;
}

/** True where a letter or digit has no ASCII form, or the text has none at all. */
function losesLetters(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    slugify(plain) === '' || (plain.match(/[\p{L}\p{N}]/gu) ?? []).some((letter) => slugify(letter) === '')
  );
}

function claimOf(name: string, toSegment: (slug: string) => string): Claim {
  if (losesLetters(name)) {
    const key = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
    return { key, segment: toSegment(slugify(anyAscii(key))), rank: 2 };
  }
  const slug = slugify(name);
  const segment = toSegment(slug);
  return { key: slug, segment, rank: segment === slug ? 0 : 1 };
}

const hashed = ({ key, segment }: Claim, length = 6): string =>
  `${segment || 'other'}-${shortHash(key).slice(0, length)}`;

/** The key that gets each segment: the one with the lowest rank, or null where two rank the same. */
function ownersOf(claims: Iterable<Claim>): Map<string, string | null> {
  const best = new Map<string, Claim | { rank: number; key: null }>();
  for (const claim of claims) {
    const other = best.get(claim.segment);
    if (other === undefined || claim.rank < other.rank) best.set(claim.segment, claim);
    else if (claim.rank === other.rank) best.set(claim.segment, { rank: claim.rank, key: null });
  }
  return new Map([...best].map(([segment, { key }]) => [segment, key]));
}

/**
 * Assigns path segments to names of one level: the makes of a site, the models of a make. A name in Latin
 * letters gets its plain slug; a name in another script is transliterated ("日産" is "richan"). Where two names
 * ask for the same segment, the higher-ranked claim gets a hash suffix. The order of the names does not
 * matter.
 *
 * @param toSegment turns a slug into a segment; adds a word where the slug already has another meaning
 * @returns the segment of a name; a name that was not in `names` gets one that no other name has
 */
export function nameSlugs(
  names: Iterable<string>,
  toSegment: (slug: string) => string = (slug) => slug,
): (name: string) => string {
  const claims = new Map<string, Claim>();
  for (const name of new Set(names)) {
    const claim = claimOf(name, toSegment);
    claims.set(claim.key, claim);
  }
  const owners = ownersOf(claims.values());
  const segmentOf = (claim: Claim): string => {
    const owner = owners.get(claim.segment);
    if (claim.segment !== '' && (owner === claim.key || owner === undefined)) return claim.segment;
    const short = hashed(claim);
    return owners.has(short) ? hashed(claim, 12) : short;
  };
  return memoize((name: string) => segmentOf(claimOf(name, toSegment)));
}
