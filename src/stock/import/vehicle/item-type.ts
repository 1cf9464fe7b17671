import type { BodyType, ItemType } from '../../car.ts';
import { firstNumber, parseFlag } from '../cells/number.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { canonicalBody } from './normalise/bodies.ts';
import { kindOfWords } from './normalise/kind-words.ts';
import { onlyKindOfMake } from './normalise/makes-of-one-kind.ts';

/** Standard bodies that only one kind of vehicle has. */
const KIND_OF_BODY = new Map<BodyType | null, ItemType>([
  ['caravan', 'caravan'],
  ['popTop', 'caravan'],
  ['hybridCaravan', 'caravan'],
  ['camperTrailer', 'caravan'],
  ['motorhome', 'caravan'],
  ['primeMover', 'truck'],
]);

/** A kind of vehicle, and the fact about the record from which it follows: "its make, Ducati". */
interface Evidence {
  kind: ItemType;
  fact: string;
}

function bodyEvidence(body: string | null): Evidence | null {
  if (body === null) return null;
  const words = kindOfWords(body);
  const kind = words === 'motorcycle' ? words : KIND_OF_BODY.get(canonicalBody(body));
  return kind === undefined ? null : { kind, fact: `its body, ${body}` };
}

function isPositive(draft: Draft, field: RawField): boolean {
  const written = draft.cellText(field);
  return written !== null && (firstNumber(written) ?? 0) > 0;
}

/** The kind that a body or make gives away; null if they fit several kinds. */
export function kindShownBy(body: string | null, make: string | null): Evidence | null {
  const byBody = bodyEvidence(body);
  if (byBody !== null) return byBody;
  const ofMake = make === null ? null : onlyKindOfMake(make);
  return ofMake === null ? null : { kind: ofMake, fact: `its make, ${make}` };
}

/** The kind that other columns give away; null if they fit several kinds. */
function evidenceOf(draft: Draft, make: string | null): Evidence | null {
  const shown = kindShownBy(draft.cleanLine('body'), make);
  if (shown !== null) return shown;
  if (isPositive(draft, 'sleeps')) return { kind: 'caravan', fact: 'its berths' };
  if (isPositive(draft, 'atm')) return { kind: 'caravan', fact: 'its aggregate trailer mass' };
  const lams = draft.cellText('lams');
  return lams !== null && parseFlag(lams) === true ? { kind: 'motorcycle', fact: 'its LAMS approval' } : null;
}

/** Dealers in caravans call them vans. */
const isVan = (draft: Draft, words: string): boolean =>
  draft.settings.itemType === 'caravan' && canonicalBody(words, 'caravan') !== null;

/**
 * Returns a body that is rather a kind: Google's product type, which is a path ("Vehicles > Trucks > Box Truck"), or what
 * no vehicle has as its body ("Box Trailer").
 */
function productOf(body: string | null): string | null {
  if (body === null) return null;
  const isOther = kindOfWords(body) === 'unsupported' && canonicalBody(body) === null;
  return isOther || body.includes('>') ? body : null;
}

/**
 * Reads the kind of vehicle: from the column for it, else from the body, the make or the fields that only one kind has,
 * else the kind that the dealer mainly sells. An unknown word is noted, and counted for the report. Adds a problem for
 * boats and other kinds that the site cannot show.
 */
export function itemTypeOf(draft: Draft, make: string | null): ItemType {
  const stated = draft.cleanLine('item_type');
  for (const text of [productOf(draft.cleanLine('body')), stated]) {
    const kind = text === null ? null : kindOfWords(text);
    if (kind === 'unsupported')
      draft.addProblem('item_type', text, 'is not a car, truck, motorcycle or caravan');
    else if (text !== null && kind === 'car' && isVan(draft, text)) return 'caravan';
    else if (kind !== null) return kind;
  }
  const evidence = evidenceOf(draft, make);
  const kind = evidence?.kind ?? draft.settings.itemType;
  if (stated !== null && kindOfWords(stated) === null) {
    draft.countUnmatched('item_type', stated);
    draft.noteDoubtful(
      'item_type',
      stated,
      `is an unknown kind of vehicle, so it is listed as a ${kind} because of ${evidence?.fact ?? 'the kind that the dealer mainly sells'}`,
    );
  }
  return kind;
}
