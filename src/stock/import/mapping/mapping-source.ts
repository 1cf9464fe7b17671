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

/** A mistake in a mapping file. */
export interface Mistake {
  line: number;
  /** Empty for the file as a whole. */
  path: MappingPath;
  /** A sentence without initial capital and full stop. */
  message: string;
}

/** A parsed mapping file. */
export interface MappingSource {
  /** Undefined if the YAML cannot be read. */
  data: unknown;
  mistakes: Mistake[];
  /** Line of a key or list entry, or of its innermost parent that the file has; else 1. */
  lineOf(path: MappingPath): number;
  /** The value at a path exactly as written; empty if the file has none there. */
  written(path: MappingPath): string;
}

const MAX_CHARACTERS = 1_000_000;
const NEEDS_QUOTES = 'a value that starts with {, [, a quote, & or * needs quotes around all of it';

/** A key's value or a list entry, and its place in the file. */
interface Located {
  value: Node | null;
  offset: number | undefined;
}

function step(node: Node | null, part: PropertyKey): Located | null {
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
  let current: { offset: number; value: Node | null } = { offset: 0, value: document.contents };
  for (const part of path) {
    const next = step(current.value, part);
    if (!next) return { offset: current.offset, value: null };
    current = { value: next.value, offset: next.offset ?? current.offset };
  }
  return current;
}

/**
 * True if a line's value starts with a character that has a meaning in YAML, so that quotes are missing.
 */
const startsWithMark = (line: string): boolean => /^\s*(?:- +)?(?:[\w-]+:)\s+[{['"&*]/.test(line);

function fragment(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** Syntax errors; only the first on each line, because the others result from it. */
function syntaxMistakes(document: Document, lines: LineCounter, text: string): Mistake[] {
  const rows = text.split('\n');
  const byLine = new Map<number, Mistake>();
  for (const error of [...document.errors, ...document.warnings]) {
    const { line } = lines.linePos(error.pos[0]);
    const quotes = error.code === 'UNEXPECTED_TOKEN' && startsWithMark(rows[line - 1] ?? '');
    const message = /call stack/.test(error.message)
      ? 'this is nested too deeply'
      : `${fragment(yamlErrorMessage(error))}${quotes ? `; ${NEEDS_QUOTES}` : ''}`;
    if (!byLine.has(line)) byLine.set(line, { line, path: [], message });
  }
  return [...byLine.values()];
}

function unknownAliases(document: Document, lines: LineCounter): Mistake[] {
  const anchors = new Set<string>();
  const mistakes: Mistake[] = [];
  visit(document, (_, node) => {
    if (isNode(node) && 'anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
    if (!isAlias(node) || anchors.has(node.source)) return;
    const { line } = lines.linePos(node.range?.[0] ?? 0);
    mistakes.push({ line, path: [], message: `"*${node.source}" is not defined here; ${NEEDS_QUOTES}` });
  });
  return mistakes;
}

// Parser and schema silently drop this key with its value.
const DROPPED_KEY = '__proto__';

function droppedKeys(document: Document, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || String(key.value) !== DROPPED_KEY) return;
      const { line } = lines.linePos(key.range?.[0] ?? 0);
      mistakes.push({
        line,
        path: [],
        message: `the key "${DROPPED_KEY}" cannot be used; choose another name`,
      });
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

function parse(text: string): MappingSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const syntax = syntaxMistakes(document, lines, text);
  // A duplicate key leaves the rest readable.
  const readable = [...document.errors, ...document.warnings].every(({ code }) => code === 'DUPLICATE_KEY');
  const unknown = readable ? unknownAliases(document, lines) : [];
  return {
    data: readable && unknown.length === 0 ? (document.toJS() ?? {}) : undefined,
    mistakes: [...syntax, ...unknown, ...(readable ? droppedKeys(document, lines) : [])],
    lineOf: (path) => Math.max(1, lines.linePos(walk(document, path).offset).line),
    written: (path) => {
      const { range } = walk(document, path).value ?? {};
      return range ? text.slice(range[0], range[1]) : '';
    },
  };
}

/** Parses a mapping file's YAML. Never throws: mistakes are returned. */
export function readMappingSource(text: string): MappingSource {
  if (text.length > MAX_CHARACTERS)
    return unreadable('the file has more than 1,000,000 characters, which no mapping needs');
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return unreadable('the file is nested too deeply');
    // The parser refuses aliases that expand too far.
    return unreadable('its aliases ("*name") expand too far, or refer to themselves: write the values out');
  }
}
