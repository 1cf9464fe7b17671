import { counted } from '../../lib/plural.ts';
import type { StockChanges } from './apply-changes.ts';
import { checkChanges } from './check-changes.ts';
import { findDuplicateKeys } from './feed/json-duplicate-keys.ts';

type ReadChanges =
  | { ok: true; changes: StockChanges }
  /** `fields`: each wrong value by its path ("changed.0.price"), if the body has the form of changes. */
  | { ok: false; error: string; fields?: Record<string, string> };

const FORM =
  'Send JSON such as {"changed": [{"stocknum": "48213", "price": 28990}], "removed": ["48214"]}; /api/openapi.json describes it.';

/** What the first two bytes of bodies say that are often sent by mistake. */
const STARTS: readonly [bytes: readonly [number, number], what: string][] = [
  [[0x1f, 0x8b], 'is compressed (gzip). Send it without compression'],
  [[0x50, 0x4b], 'is a ZIP archive. Send the JSON in it'],
  [[0xff, 0xfe], 'is text in UTF-16. Send it in UTF-8'],
  [[0xfe, 0xff], 'is text in UTF-16. Send it in UTF-8'],
];

/** Why a body is not JSON. */
function whyNoJson(body: Uint8Array): string {
  const [, what] = STARTS.find(([[first, second]]) => body[0] === first && body[1] === second) ?? [];
  if (what !== undefined) return `This body ${what}. ${FORM}`;
  if (body.subarray(0, 4).includes(0))
    return `This body is text in UTF-16 or binary. Send it in UTF-8. ${FORM}`;
  return `This body is not JSON in UTF-8. ${FORM}`;
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/**
 * Reads the body of a request with changes of single vehicles: JSON in UTF-8, with or without a byte order mark. What it
 * accepts can be imported, because the import reads the body with it, too.
 */
export function readChanges(body: Uint8Array): ReadChanges {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: whyNoJson(body) };
  }
  const checked = checkChanges(value);
  // Other bodies may be nested deeper than the stack allows.
  const duplicates = checked.ok ? findDuplicateKeys(text) : [];
  const twice = duplicates.map(({ path }) => [path, 'is given more than once'] as const);
  if (checked.ok && twice.length === 0) return checked;
  const problems = { ...Object.fromEntries(twice), ...(checked.ok ? {} : checked.problems) };
  const [first, ...others] = Object.entries(problems);
  if (first === undefined || first[0] === 'body')
    return { ok: false, error: `This body is not a list of stock changes. ${FORM}` };
  const more = others.length > 0 ? ` "fields" lists ${counted(others.length, 'more problem')}.` : '';
  return {
    ok: false,
    error: `Nothing was changed: ${sentence(first.join(' '))}${more} /api/openapi.json describes the fields.`,
    fields: problems,
  };
}
