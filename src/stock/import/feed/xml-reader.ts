import { SaxesParser } from 'saxes';
import { namedEntity } from '../../text/entities.ts';
import { escapeBareAmpersands } from './bare-ampersands.ts';
import { CUT_MARK } from './cut-mark.ts';
import { limitXml } from './limit-xml.ts';
import type { Note } from './notes.ts';
import { addCell, type Cells, MAX_RECORD, newCells, type Remark, type SourceRow, TOO_LONG } from './raw.ts';
import { FeedRefused } from './refusal.ts';
import type { RepairBytes } from './repair-bytes.ts';
import { refuseEntityDeclarations } from './xml-doctype.ts';

const RECORD_NAMES = new Set([
  'item',
  'entry',
  'listing',
  'vehicle',
  'car',
  'unit',
  'stockitem',
  'record',
  'row',
  'ad',
  'advert',
  'product',
  'caravan',
  'motorcycle',
  'truck',
]);
/** Elements that only vehicles have: what holds them beside the records is a vehicle under another name. */
const VEHICLE_PARTS = new Set(['make', 'brand', 'manufacturer', 'model', 'vin', 'stocknum', 'stock_number']);
const MAX_TEXT = 200_000;
const MAX_DEPTH = 30;
const MAX_VALUES = 3_000;
const QUIET_ATTRIBUTES = /^(xmlns(:.*)?|xml:.*|format)$/;

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** One record being read: the open elements below it and the values so far. */
interface OpenRecord {
  line: number;
  depth: number;
  path: string[];
  text: string;
  values: number;
  /** Characters of all its values and of their paths. */
  size: number;
  cells: Cells;
  notes: Note[];
  problem: string | null;
}

/** Notes about entities one record may have. */
const MAX_ENTITY_NOTES = 20;

/**
 * Reads an XML feed as a stream, in batches: each `<item>`, `<entry>`, `<listing>`, `<vehicle>` … becomes the
 * values of its elements by path ("mileage.value"); a Meta `<component name="city">` is "address.city". Document
 * types and their entities are not expanded. A record with markup errors is unreadable; a file that ends early is
 * refused.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  remark: Remark,
  mend: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  // A getter for every name: unknown entities are left out and noted, and "constructor" is one of them.
  parser.ENTITIES = new Proxy<Record<string, string>>(Object.create(null), {
    get: (_, name) => entityText(String(name)),
  });
  let batch: SourceRow[] = [];
  let depth = 0;
  let row = 0;
  let rootClosed = false;
  let open: OpenRecord | null = null;
  const remarks = new Set<string>();
  let broken: string | null = null;
  let ampersands = 0;
  /** Elements beside the records that hold a make or model, by name: how many there are. */
  const beside = new Map<string, number>();
  /** The element open at each depth outside of records. */
  const outer: { name: string; counted: boolean }[] = [];

  const say = (sentence: string): void => {
    if (remarks.size >= 5 || remarks.has(sentence)) return;
    remarks.add(sentence);
    remark(sentence);
  };
  const note = (message: string): void => {
    const fault = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    if (/unclosed tag|unexpected end|must contain a root/i.test(fault)) return;
    if (/unmatched closing tag/i.test(fault)) broken ??= `line ${parser.line}: ${fault}`;
    if (open && /unexpected close tag/i.test(fault))
      open.problem ??= `is not well-formed XML near line ${parser.line}: ${fault}`;
    else say(`The XML is not well-formed near line ${parser.line}: ${fault}.`);
  };
  const entityText = (name: string): string => {
    const known = namedEntity(name);
    if (known !== null) return known;
    const reason = `the entity &${name.slice(0, 40)}; is not known: left out`;
    if (open === null) say(`Outside of the records ${reason}.`);
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
  parser.on('error', (error) => note(error.message));

  parser.on('opentag', (tag) => {
    depth++;
    if (open === null) {
      if (depth > 1 && depth <= 4 && RECORD_NAMES.has(local(tag.name).toLowerCase()) && !tag.isSelfClosing) {
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
      } else if (depth <= 5) {
        const parent = VEHICLE_PARTS.has(local(tag.name).toLowerCase()) ? outer[depth - 1] : undefined;
        if (parent && !parent.counted && depth > 2 && (beside.size < 20 || beside.has(parent.name))) {
          parent.counted = true;
          beside.set(parent.name, (beside.get(parent.name) ?? 0) + 1);
        }
        outer[depth] = { name: tag.name, counted: false };
      }
      return;
    }
    if (open.path.length >= MAX_DEPTH) open.problem ??= `has elements nested more than ${MAX_DEPTH} deep`;
    // Nothing is gathered of a record that is left out: paths that go on growing would take quadratic time.
    if (open.problem !== null) return;
    const component = local(tag.name) === 'component' ? tag.attributes.name : undefined;
    open.path.push(component ?? local(tag.name));
    open.text = '';
    if (component === undefined) addAttributes(open, tag.attributes);
  });

  const onText = (piece: string): void => {
    if (open === null || open.problem !== null) return;
    if (piece.includes(CUT_MARK)) open.problem ??= TOO_LONG;
    else if (open.text.length < MAX_TEXT) open.text += piece.slice(0, MAX_TEXT);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  parser.on('closetag', () => {
    depth--;
    if (depth === 0) rootClosed = true;
    if (open === null) return;
    if (depth >= open.depth) {
      if (open.problem !== null) return;
      addValue(open, null, open.text);
      open.path.pop();
      open.text = '';
      return;
    }
    batch.push(finish(open, ++row, mend));
    open = null;
  });

  for await (const piece of escapeBareAmpersands(limitXml(text, MAX_RECORD), () => ampersands++)) {
    parser.write(piece);
    if (broken !== null) {
      throw new FeedRefused(
        `The XML is damaged at ${broken}; what follows cannot be told apart.`,
        'Have the feed written as well-formed XML, or fetch it again.',
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
    remark(`The feed holds ${ampersands} bare "&", which XML does not allow: read as the character.`);
  for (const [name, count] of beside)
    remark(
      `${count} ${count === 1 ? 'element' : 'elements'} <${name.slice(0, 40)}> with a make or a model ${count === 1 ? 'is' : 'are'} not read: vehicles are elements such as <vehicle>, <car> or <listing>. Have ${count === 1 ? 'it' : 'them'} written so.`,
    );
  if (batch.length > 0) yield batch;
}

function addAttributes(open: OpenRecord, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (open.problem !== null) return;
    if (!QUIET_ATTRIBUTES.test(name)) addValue(open, name, value);
  }
}

/** Adds the text of the innermost open element, or the value of one of its attributes. */
function addValue(open: OpenRecord, attribute: string | null, text: string): void {
  const value = text.trim();
  if (value === '') return;
  const path = (attribute === null ? open.path : [...open.path, attribute]).join('.');
  if (path === '') return;
  // Names count as well: thousands of values below elements with very long names would be gigabytes of paths.
  open.size += path.length + value.length;
  if (++open.values > MAX_VALUES) open.problem ??= `has more than ${MAX_VALUES} values`;
  else if (open.size > MAX_RECORD || value.includes(CUT_MARK)) open.problem ??= TOO_LONG;
  else addCell(open.cells, path, value);
}

function finish(open: OpenRecord, row: number, mend: RepairBytes | null): SourceRow {
  const { line, problem, cells, notes } = open;
  if (problem !== null)
    return { kind: 'unreadable', row, line, field: 'record', value: null, reason: problem };
  if (mend === null) return { kind: 'record', row, line, cells, notes };
  const values = Object.entries(cells).flatMap(([name, value]) =>
    [value].flat().map((text) => ({ name, text })),
  );
  const mended = mend(
    values.map(({ text }) => text),
    (i) => values[i]?.name ?? 'record',
  );
  if (!mended.ok) return { kind: 'unreadable', row, line, ...mended.problem };
  const read: Cells = newCells();
  values.forEach(({ name }, i) => {
    addCell(read, name, mended.texts[i] ?? '');
  });
  return { kind: 'record', row, line, cells: read, notes: [...mended.notes, ...notes] };
}
