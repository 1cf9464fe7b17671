import anyAscii from 'any-ascii';
import { slugify } from '../../lib/slug.ts';
import { shortHash } from '../../stock/text/hash.ts';

/** How a name wants to be called in an address, before it is known who else wants that. */
interface Claim {
  /** Equal for spellings that differ only by case, spaces and signs: they share a page. */
  key: string;
  segment: string;
  /** 0: the name's own letters; 1: those with a word added; 2: our letters for those of another script. */
  rank: 0 | 1 | 2;
}

/** Whether a letter or digit of the text has no form in our letters, or nothing has one. */
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

/** The owner of each segment: the best claim, or null where two are equally good. */
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
 * Path segments for names that stand side by side: the makes of a site, the models of a make. Names in our
 * letters have the slug they have alone; a name in another script is spelt in our letters ("日産" is "richan");
 * where two names would share a segment, those with the weaker claim get a suffix of their own. The order of the
 * names makes no difference.
 *
 * @param toSegment the segment of a slug: another one where the slug means something else already
 * @returns the segment of a name; also of one that was not given, which then has nobody else's
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
  const known = new Map<string, string>();
  const segmentOf = (claim: Claim): string => {
    const owner = owners.get(claim.segment);
    if (claim.segment !== '' && (owner === claim.key || owner === undefined)) return claim.segment;
    const short = hashed(claim);
    return owners.has(short) ? hashed(claim, 12) : short;
  };
  return (name) => {
    const found = known.get(name) ?? segmentOf(claimOf(name, toSegment));
    known.set(name, found);
    return found;
  };
}
