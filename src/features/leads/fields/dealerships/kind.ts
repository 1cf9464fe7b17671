import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, nameRule } from '../text-rule.ts';

/** A list of the site's dealerships by slug, which the service does not know. */
export const dealershipsKind: ValueKind<FieldBase> = {
  empty: emptyText,
  // Not required by the service, because it does not know if the dealer's page asks for a dealership. A page that does
  // has turned this field into a required select.
  rule: (field) => nameRule({ ...field, required: undefined }),
  inWords: (value, _field, { dealership }) => dealership(plainWords(value)),
};
