import { formatCount } from '../../lib/money.ts';
import { plural } from '../../lib/plural.ts';
import { hash64, shortHash } from '../text/hash.ts';
import { KeyTable } from './key-table.ts';
import type { PreviousStock } from './previous-stock.ts';
import type { VehicleNumber } from './vehicle/identity.ts';

/** Characters of an id that is told apart by its number's hash. */
const LONGEST = 73;

/** An id for a number whose plain id another number has; made of the number alone, so that it is always the same. */
function tellingId(plain: string, words: string): string {
  return `${plain.slice(0, LONGEST)}-${shortHash(words).slice(0, 6)}`;
}

/**
 * Keeps vehicles with different numbers apart whose ids would be alike, since an id has no blanks and few signs
 * ("U/123" and "U123"). A number keeps the id it had in the last import. Otherwise the number that is written like
 * the id has it, and any other gets a suffix. A feed names the second of two such numbers after the first was
 * written: `clashes` are then the ids to begin again with.
 */
export class IdRegistry {
  /** Ids that two numbers of this feed have. */
  readonly clashes: Set<string>;
  private readonly known: ReadonlySet<string>;
  private readonly claims = new KeyTable();
  private readonly previous: Pick<PreviousStock, 'has' | 'idOwner'>;
  private changed = 0;
  private example = '';

  /** @param known clashes of an earlier reading of the feed */
  constructor(previous: Pick<PreviousStock, 'has' | 'idOwner'>, known: ReadonlySet<string> = new Set()) {
    this.previous = previous;
    this.known = known;
    this.clashes = new Set(known);
  }

  /** The id of the vehicle with this number; `plain` is the number as far as an id can hold it. */
  assign(plain: string, number: VehicleNumber): string {
    const id = this.choose(plain, number);
    if (id !== number.words && this.changed++ === 0)
      this.example = `"${number.words.slice(0, 60)}" became "${id}"`;
    return id;
  }

  private choose(plain: string, { words, clean }: VehicleNumber): string {
    const telling = tellingId(plain, words);
    if (this.previous.has(telling) || this.previous.idOwner(plain, clean) === 'other') return telling;
    if (words !== plain && this.known.has(plain)) return telling;
    const [, claim] = hash64(words);
    const earlier = this.claims.get(plain);
    if (earlier === undefined) this.claims.set(plain, claim);
    else if (earlier !== claim) this.clashes.add(plain);
    return plain;
  }

  /** Whether the feed has to be read again to tell its numbers apart. */
  hasNewClashes(): boolean {
    return this.clashes.size > this.known.size;
  }

  /** What the report says of the numbers that could not be ids as they stand; null where all could. */
  remark(): string | null {
    const { changed, example } = this;
    if (changed === 0) return null;
    return `${formatCount(changed)} ${plural(changed, 'number holds', 'numbers hold')} blanks, signs or letters that an id cannot have. The ${plural(changed, 'id is', 'ids are')} made without them: ${example}${changed > 1 ? ', for example' : ''}.`;
  }
}
