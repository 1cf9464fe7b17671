import { formatCount } from '../../lib/money.ts';
import { plural } from '../../lib/plural.ts';
import { hash64, shortHash } from '../text/hash.ts';
import { KeyTable } from './key-table.ts';
import type { PreviousStock } from './previous-stock.ts';
import type { VehicleNumber } from './vehicle/identity.ts';

// An id has at most 80 characters: 73, a hyphen and 6 of the hash.
const MAX_LENGTH = 73;

/**
 * An id with a hash suffix, for a number whose plain id is taken. It depends on the number alone, so it is
 * always the same.
 */
function suffixedId(plain: string, words: string): string {
  return `${plain.slice(0, MAX_LENGTH)}-${shortHash(words).slice(0, 6)}`;
}

/**
 * Assigns ids, so that different stock numbers never share one. The plain id of a number leaves out characters that an
 * id cannot have, so "U/123" and "U123" have the same plain id, "U123". A number keeps its id from the last import.
 * Otherwise, of several numbers with the same plain id, the one that equals it gets it, and all others get it with a
 * suffix. A clash may be found only after the first of the two vehicles was written; the feed must then be read again
 * with `clashes`.
 */
export class IdRegistry {
  /** Ids shared by several numbers in this feed. */
  readonly clashes: Set<string>;
  private readonly knownClashes: ReadonlySet<string>;
  /** Plain id → hash of the first number that got it. */
  private readonly claims = new KeyTable();
  private readonly previous: Pick<PreviousStock, 'has' | 'idOwner'>;
  private changed = 0;
  private example = '';

  /** @param knownClashes clashes of an earlier reading of the feed */
  constructor(
    previous: Pick<PreviousStock, 'has' | 'idOwner'>,
    knownClashes: ReadonlySet<string> = new Set(),
  ) {
    this.previous = previous;
    this.knownClashes = knownClashes;
    this.clashes = new Set(knownClashes);
  }

  /**
   * Assigns an id to a number.
   *
   * @param plain the plain id: the number, reduced to characters that ids can have
   */
  assign(plain: string, number: VehicleNumber): string {
    const id = this.chooseId(plain, number);
    if (id !== number.words && this.changed++ === 0)
      this.example = `"${number.words.slice(0, 60)}" became "${id}"`;
    return id;
  }

  private chooseId(plain: string, { words, clean }: VehicleNumber): string {
    const suffixed = suffixedId(plain, words);
    if (this.previous.has(suffixed) || this.previous.idOwner(plain, clean) === 'other') return suffixed;
    if (words !== plain && this.knownClashes.has(plain)) return suffixed;
    const [, claim] = hash64(words);
    const earlier = this.claims.get(plain);
    if (earlier === undefined) this.claims.set(plain, claim);
    else if (earlier !== claim) this.clashes.add(plain);
    return plain;
  }

  /** True if the feed must be read again because of newly found clashes. */
  hasNewClashes(): boolean {
    return this.clashes.size > this.knownClashes.size;
  }

  /** Remark for the report about numbers that cannot be ids unchanged; null if every number can. */
  remark(): string | null {
    const { changed, example } = this;
    if (changed === 0) return null;
    return `${formatCount(changed)} ${plural(changed, 'vehicle number has', 'vehicle numbers have')} spaces or other characters that an id cannot have. In the ${plural(changed, 'id', 'ids')}, spaces become hyphens and the other characters are left out: ${example}${changed > 1 ? ', for example' : ''}.`;
  }
}
