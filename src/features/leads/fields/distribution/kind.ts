import { dealershipsKind } from '../dealerships/kind.ts';
import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';

/** A list of the places where the dealer shows and hands over vehicles, which the service does not know. */
export const distributionKind: ValueKind<FieldBase> = { ...dealershipsKind, inWords: plainWords };
