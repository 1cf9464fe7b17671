import { nearestWord } from '../../lib/nearest-word.ts';
import { ownProperty } from '../../lib/own-property.ts';
import { carFields, carObject } from '../schema/car-schema.ts';
import { plainReason } from '../schema/plain-reason.ts';
import { type StockChanges, stockChanges } from './apply-changes.ts';

/** Values of a request that cannot be used: path ("changed.0.price") → reason. */
type ChangeProblems = Record<string, string>;

/** Named problems of one request; a sender that makes more mistakes has made the same one often. */
const MAX_PROBLEMS = 50;

type CheckedChanges = { ok: true; changes: StockChanges } | { ok: false; problems: ChangeProblems };

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';

function unknownField(name: string): string {
  const similar = nearestWord(name, Object.keys(carFields));
  return `is not a field of a vehicle${similar ? `. Did you mean "${similar}"?` : ''}`;
}

/** Fields that only an import sets. */
const OWN_FIELDS = new Map([['gone_at', 'is set by the import. List the vehicle under "removed" instead']]);

/** Checks one value as the import does, so that a wrong one is refused before anything is stored. */
function whyWrong(name: string, value: unknown): string | null {
  const own = OWN_FIELDS.get(name);
  if (own !== undefined) return own;
  const schema = ownProperty(carObject.shape, name);
  if (schema === undefined) return unknownField(name);
  const issue = schema.safeParse(value, { error: plainReason }).error?.issues[0];
  if (issue === undefined) return null;
  return issue.path.length > 0 ? `has a wrong part: ${pathOf(issue.path)} ${issue.message}` : issue.message;
}

/** Checks the changes of a request: their form, the names of their fields, and each value by itself. */
export function checkChanges(body: unknown): CheckedChanges {
  const parsed = stockChanges.safeParse(body, { error: plainReason });
  const problems = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? [])
    if (issue.code === 'unrecognized_keys')
      for (const name of issue.keys) problems.set(name, 'is neither "changed" nor "removed"');
    else problems.set(pathOf(issue.path), issue.message);
  for (const [i, change] of (parsed.data?.changed ?? []).entries())
    for (const [name, value] of Object.entries(change)) {
      const reason = whyWrong(name, value);
      if (reason !== null) problems.set(`changed.${i}.${name}`, reason);
    }
  if (parsed.success && problems.size === 0) return { ok: true, changes: parsed.data };
  return { ok: false, problems: Object.fromEntries([...problems].slice(0, MAX_PROBLEMS)) };
}
