import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { yamlErrorMessage } from '../../../lib/yaml-error-message.ts';

export type MappingPath = readonly PropertyKey[];

/** One mistake in a mapping file. */
export interface Mistake {
  line: number;
  /** Empty where the file itself is meant. */
  path: MappingPath;
  /** A sentence without its capital and full stop. */
  message: string;
}

/** A mapping file as YAML. */
export interface MappingSource {
  /** Undefined where it cannot be read. */
  data: unknown;
  mistakes: Mistake[];
  /** The line of a key or list entry; of the innermost part of the path that the file has, else the first. */
  lineOf(path: MappingPath): number;
  /** The value at a path to the letter; empty where there is none. */
  written(path: MappingPath): string;
}

const MAX_BYTES = 1_000_000;
const NEEDS_QUOTES = 'a value that starts with {, [, a quote, & or * needs quotes around the whole of it';

interface Spot {
  value: Node | null;
  offset: number | undefined;
}

function step(node: Node | null, part: PropertyKey): Spot | null {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    if (!pair) return null;
    const { key, value } = pair;
    return { value: isNode(value) ? value : null, offset: isNode(key) ? key.range?.[0] : undefined };
  }
  const item = isSeq(node) ? node.items[Number(part)] : undefined;
  return isNode(item) ? { value: item, offset: item.range?.[0] } : null;
}

function walk(document: Document, path: MappingPath): { offset: number; value: Node | null } {
  let spot: { offset: number; value: Node | null } = { offset: 0, value: document.contents };
  for (const part of path) {
    const next = step(spot.value, part);
    if (!next) return { offset: spot.offset, value: null };
    spot = { value: next.value, offset: next.offset ?? spot.offset };
  }
  return spot;
}

/** Whether a line's value begins with a mark that YAML takes for its own, so that quotes are what is missing. */
const startsWithMark = (line: string): boolean => /^\s*(?:- +)?(?:[\w-]+:)\s+[{['"&*]/.test(line);

function fragment(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** What the parser stumbled over; of several mistakes on one line the first, from which the others follow. */
function syntaxMistakes(document: Document, lines: LineCounter, text: string): Mistake[] {
  const rows = text.split('\n');
  const told = new Map<number, Mistake>();
  for (const error of [...document.errors, ...document.warnings]) {
    const { line } = lines.linePos(error.pos[0]);
    const quotes = error.code === 'UNEXPECTED_TOKEN' && startsWithMark(rows[line - 1] ?? '');
    const message = /call stack/.test(error.message)
      ? 'this is nested too deep'
      : `${fragment(yamlErrorMessage(error))}${quotes ? `; ${NEEDS_QUOTES}` : ''}`;
    if (!told.has(line)) told.set(line, { line, path: [], message });
  }
  return [...told.values()];
}

function unknownAliases(document: Document, lines: LineCounter): Mistake[] {
  const anchors = new Set<string>();
  const mistakes: Mistake[] = [];
  visit(document, (_, node) => {
    if (isNode(node) && 'anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
    if (!isAlias(node) || anchors.has(node.source)) return;
    const { line } = lines.linePos(node.range?.[0] ?? 0);
    mistakes.push({ line, path: [], message: `"*${node.source}" stands for nothing here; ${NEEDS_QUOTES}` });
  });
  return mistakes;
}

/** The parser and the schema let this key pass without a word, and its value is lost. */
const LOST_KEY = '__proto__';

function lostKeys(document: Document, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || String(key.value) !== LOST_KEY) return;
      const { line } = lines.linePos(key.range?.[0] ?? 0);
      mistakes.push({ line, path: [], message: `the key "${LOST_KEY}" cannot be used; choose another name` });
    },
  });
  return mistakes;
}

const unreadable = (message: string, line = 1): MappingSource => ({
  data: undefined,
  mistakes: [{ line, path: [], message }],
  lineOf: () => 1,
  written: () => '',
});

function read(text: string): MappingSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const syntax = syntaxMistakes(document, lines, text);
  // A key that stands twice leaves the rest readable.
  const readable = [...document.errors, ...document.warnings].every(({ code }) => code === 'DUPLICATE_KEY');
  const unknown = readable ? unknownAliases(document, lines) : [];
  return {
    data: readable && unknown.length === 0 ? (document.toJS() ?? {}) : undefined,
    mistakes: [...syntax, ...unknown, ...(readable ? lostKeys(document, lines) : [])],
    lineOf: (path) => Math.max(1, lines.linePos(walk(document, path).offset).line),
    written: (path) => {
      const { range } = walk(document, path).value ?? {};
      return range ? text.slice(range[0], range[1]) : '';
    },
  };
}

/** Reads a mapping file's YAML. Never throws for what the text says. */
export function readMappingSource(text: string): MappingSource {
  if (text.length > MAX_BYTES) return unreadable('the file is over 1 MB, which no mapping needs');
  try {
    return read(text);
  } catch (error) {
    if (error instanceof RangeError) return unreadable('the file is nested too deep');
    // The parser counts what aliases multiply to and refuses to go on.
    return unreadable('its aliases ("*name") stand for too much, or for themselves: write the values out');
  }
}
