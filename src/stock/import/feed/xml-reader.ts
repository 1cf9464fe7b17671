import { SaxesParser } from 'saxes';
import { namedEntity } from '../../text/entities.ts';
import { escapeBareAmpersands } from './bare-ampersands.ts';
import { nameKey } from './cell-names.ts';
import { CUT_MARK } from './cut-mark.ts';
import {
  addCell,
  type Cells,
  MAX_RECORD_LENGTH,
  newCells,
  RECORD_TOO_LONG,
  type Remark,
  type SourceRow,
} from './feed-record.ts';
import { FeedRefused } from './feed-refused.ts';
import { limitXml } from './limit-xml.ts';
import type { Note } from './notes.ts';
import type { RepairBytes } from './repair-bytes.ts';
import { VEHICLE_NAMES } from './vehicle-names.ts';
import { refuseEntityDeclarations } from './xml-doctype.ts';
import { type IsRecord, localName, MAX_RECORD_DEPTH } from './xml-records.ts';

// Limits of a record, far above what vehicles need: characters of one value, nested elements, number of values.
const MAX_TEXT = 200_000;
const MAX_DEPTH = 30;
const MAX_VALUES = 3_000;
// Limits of the remarks about the whole feed.
const MAX_REMARKS = 5;
const MAX_UNREAD_NAMES = 20;
const IGNORED_ATTRIBUTES = /^(xmlns(:.*)?|xml:.*|format)$/;

/** The record being read: its open elements and the values so far. */
interface OpenRecord {
  line: number;
  depth: number;
  path: string[];
  text: string;
  values: number;
  /** Total length of its values and their paths, in characters. */
  size: number;
  cells: Cells;
  notes: Note[];
  problem: string | null;
}

/** Maximum number of notes about entities per record. */
const MAX_ENTITY_NOTES = 20;

/**
 * Reads an XML stream in batches. Each `<vehicle>`, or whatever `isRecord` says, becomes a record with
 * the values of its elements by path ("mileage.value"); Meta's `<component name="city">` becomes
 * "address.city". Entities declared in the document are not expanded. A record with markup errors is
 * unreadable.
 *
 * @throws FeedRefused for a file that is damaged or cut short
 */
export async function* readXml(
  text: AsyncIterable<string>,
  isRecord: IsRecord,
  remark: Remark,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  // A proxy, because the parser must ask for every name: unknown entities, "constructor" included, are left out with a
  // note.
  parser.ENTITIES = new Proxy<Record<string, string>>(Object.create(null), {
    get: (_, name) => entityText(String(name)),
  });
  let batch: SourceRow[] = [];
  let depth = 0;
  let row = 0;
  let rootClosed = false;
  let open: OpenRecord | null = null;
  const remarks = new Set<string>();
  /** The place and the error after which records cannot be separated. */
  let fatalError: string | null = null;
  let ampersands = 0;
  /** Number of elements outside records that have a make or model, by name. */
  const unreadVehicles = new Map<string, number>();
  /** The open element at each depth outside records. */
  const outerElements: { name: string; counted: boolean }[] = [];
  /** Local names of the open elements outside records, and of the record itself. */
  const outerPath: string[] = [];

  const remarkOnce = (sentence: string): void => {
    if (remarks.size >= MAX_REMARKS || remarks.has(sentence)) return;
    remarks.add(sentence);
    remark(sentence);
  };
  const noteError = (message: string): void => {
    const fault = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    if (/unclosed tag|unexpected end|must contain a root/i.test(fault)) return;
    if (/unmatched closing tag/i.test(fault)) fatalError ??= `line ${parser.line}: ${fault}`;
    if (open && /unexpected close tag/i.test(fault))
      open.problem ??= `is not well-formed XML near line ${parser.line}: ${fault}`;
    else remarkOnce(`The XML is not well-formed near line ${parser.line}: ${fault}.`);
  };
  const entityText = (name: string): string => {
    const known = namedEntity(name);
    if (known !== null) return known;
    const reason = `the entity &${name.slice(0, 40)}; is unknown and left out`;
    if (open === null) remarkOnce(`Outside the records, ${reason}.`);
    else if (open.notes.length < MAX_ENTITY_NOTES)
      open.notes.push({
        kind: 'withheld',
        field: open.path.join('.') || 'record',
        value: `&${name.slice(0, 40)};`,
        reason,
      });
    return '';
  };
  parser.on('doctype', refuseEntityDeclarations);
  parser.on('error', (error) => noteError(error.message));

  parser.on('opentag', (tag) => {
    depth++;
    if (open === null) {
      outerPath.push(localName(tag.name));
      const isEmpty = tag.isSelfClosing && Object.keys(tag.attributes).length < 2;
      if (!isEmpty && isRecord(outerPath)) {
        open = {
          line: parser.line,
          depth,
          path: [],
          text: '',
          values: 0,
          size: 0,
          cells: newCells(),
          notes: [],
          problem: null,
        };
        addAttributes(open, tag.attributes);
      } else if (depth <= MAX_RECORD_DEPTH + 1) {
        const parent = VEHICLE_NAMES.has(nameKey(localName(tag.name))) ? outerElements[depth - 1] : undefined;
        if (
          parent &&
          !parent.counted &&
          depth > 2 &&
          (unreadVehicles.size < MAX_UNREAD_NAMES || unreadVehicles.has(parent.name))
        ) {
          parent.counted = true;
          unreadVehicles.set(parent.name, (unreadVehicles.get(parent.name) ?? 0) + 1);
        }
        outerElements[depth] = { name: tag.name, counted: false };
      }
      return;
    }
    if (open.path.length >= MAX_DEPTH)
      open.problem ??= `has elements nested more than ${MAX_DEPTH} levels deep`;
    // Records that are left out are not collected, because growing paths would take quadratic time.
    if (open.problem !== null) return;
    const component = localName(tag.name) === 'component' ? tag.attributes.name : undefined;
    open.path.push(component ?? localName(tag.name));
    open.text = '';
    if (component === undefined) addAttributes(open, tag.attributes);
  });

  const onText = (piece: string): void => {
    if (open === null || open.problem !== null) return;
    if (piece.includes(CUT_MARK)) open.problem ??= RECORD_TOO_LONG;
    else if (open.text.length < MAX_TEXT) open.text += piece.slice(0, MAX_TEXT);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  parser.on('closetag', () => {
    depth--;
    if (depth === 0) rootClosed = true;
    if (open === null) {
      outerPath.pop();
      return;
    }
    if (depth >= open.depth) {
      if (open.problem !== null) return;
      addValue(open, null, open.text);
      open.path.pop();
      open.text = '';
      return;
    }
    batch.push(toRow(open, ++row, repair));
    open = null;
    outerPath.pop();
  });

  for await (const piece of escapeBareAmpersands(limitXml(text, MAX_RECORD_LENGTH), () => ampersands++)) {
    parser.write(piece);
    if (fatalError !== null) {
      throw new FeedRefused(
        `The XML is damaged at ${fatalError}; the records after it cannot be separated.`,
        'Ask the provider for well-formed XML, or fetch the feed again.',
      );
    }
    if (batch.length > 0) {
      yield batch;
      batch = [];
    }
  }
  if (!rootClosed) {
    throw new FeedRefused(
      `The XML is truncated: it ends at line ${parser.line} with elements still open, after ${row} complete records.`,
      'Fetch the feed again.',
    );
  }
  parser.close();
  if (ampersands > 0)
    remark(
      `In ${ampersands} ${ampersands === 1 ? 'place' : 'places'} the feed has "&" instead of "&amp;", which XML requires. It is read as "&".`,
    );
  for (const [name, count] of unreadVehicles)
    remark(
      `${count} <${name.slice(0, 40)}> ${count === 1 ? 'element has' : 'elements have'} a make or a model but ${count === 1 ? 'is' : 'are'} not read. Vehicles must be in elements such as <vehicle>, <car> or <listing>, or a mapping file names the element as "records".`,
    );
  if (batch.length > 0) yield batch;
}

function addAttributes(open: OpenRecord, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (open.problem !== null) return;
    if (!IGNORED_ATTRIBUTES.test(name)) addValue(open, name, value);
  }
}

/** Adds the text of the innermost open element, or the value of one of its attributes. */
function addValue(open: OpenRecord, attribute: string | null, text: string): void {
  const value = text.trim();
  if (value === '') return;
  const path = (attribute === null ? open.path : [...open.path, attribute]).join('.');
  if (path === '') return;
  // Paths count too: thousands of values under very long element names would need gigabytes.
  open.size += path.length + value.length;
  if (++open.values > MAX_VALUES) open.problem ??= `has more than ${MAX_VALUES} values`;
  else if (open.size > MAX_RECORD_LENGTH || value.includes(CUT_MARK)) open.problem ??= RECORD_TOO_LONG;
  else addCell(open.cells, path, value);
}

function toRow(open: OpenRecord, row: number, repair: RepairBytes | null): SourceRow {
  const { line, problem, cells, notes } = open;
  const texts = Object.values(cells).flat();
  if (problem !== null)
    return { kind: 'unreadable', row, line, field: 'record', value: null, reason: problem, texts };
  if (repair === null) return { kind: 'record', row, line, cells, notes };
  const values = Object.entries(cells).flatMap(([name, value]) =>
    [value].flat().map((text) => ({ name, text })),
  );
  const repaired = repair(
    values.map(({ text }) => text),
    (i) => values[i]?.name ?? 'record',
  );
  if (!repaired.ok) return { kind: 'unreadable', row, line, texts, ...repaired.problem };
  const decodedCells: Cells = newCells();
  values.forEach(({ name }, i) => {
    addCell(decodedCells, name, repaired.texts[i] ?? '');
  });
  return { kind: 'record', row, line, cells: decodedCells, notes: [...repaired.notes, ...notes] };
}
