import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { removeControls } from '../../lib/hidden-characters.ts';
import type { Finding, Path, Problem } from '../problem.ts';
import { pathText } from '../problem.ts';
import { aliasTargets } from './aliases.ts';
import { yamlMistakes } from './yaml-error.ts';
import { limitMistakes } from './yaml-limits.ts';

/** A parsed YAML file with the position of each value. */
export interface YamlSource {
  file: string;
  /** Null if the text cannot be parsed. */
  data: unknown;
  /** Mistakes in the YAML itself. */
  problems: Problem[];
  /** False if mistakes prevented parsing. Invisible characters alone do not. */
  readable: boolean;
  /** Adds file, line and column to a finding. */
  locate(finding: Finding): Problem;
  /** The source text of the value at a path; null if it is a group or list. */
  sourceText(path: Path): string | null;
}

type Aliases = Map<Alias, Node | null>;

interface Position {
  node: Node | null;
  keyOffset: number | null;
}

function step(aliases: Aliases, node: Node | null, part: string | number): Position | null {
  const inner = isAlias(node) ? (aliases.get(node) ?? null) : node;
  if (isMap(inner)) {
    const pair = inner.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
    if (!pair) return null;
    const keyNode = pair.key as Node;
    return { node: pair.value as Node | null, keyOffset: keyNode.range?.[0] ?? null };
  }
  if (isSeq(inner) && typeof part === 'number') {
    const item = inner.items[part] as Node | undefined;
    return item ? { node: item, keyOffset: null } : null;
  }
  return null;
}

/** Offset of the deepest existing part of the path: of the value if it is a scalar, otherwise of its key. */
function offsetOf(document: Document, aliases: Aliases, path: Path, at: Finding['at']): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const part of path) {
    const position = step(aliases, node, part);
    if (!position) return offset;
    node = position.node;
    const valueOffset = position.node?.range?.[0] ?? null;
    const isValue = isScalar(node) && node.source !== '' && node.value !== null;
    offset = (isValue && at !== 'key' ? valueOffset : position.keyOffset) ?? valueOffset ?? offset;
  }
  return offset;
}

/**
 * Parses YAML within the limits of `limits.ts`. `data` is a tree without cycles. Never throws.
 *
 * @param lineOffset lines of the file before `text`, for front matter
 */
export function readYaml(file: string, text: string, lineOffset = 0): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  // A document with mistakes may be too deep to walk.
  const aliases: Aliases = document.errors.length ? new Map() : aliasTargets(document);
  const placeAt = (offset: number, rest: Pick<Problem, 'severity' | 'path' | 'message'>): Problem => {
    const { line, col } = lines.linePos(offset);
    return {
      severity: rest.severity,
      file,
      line: Math.max(line, 1) + lineOffset,
      column: Math.max(col, 1),
      // Messages quote values, whose invisible characters could reverse the direction of the printed line.
      path: removeControls(rest.path),
      message: removeControls(rest.message),
    };
  };
  const mistakes = yamlMistakes(document, lines, aliases, () =>
    limitMistakes(text, document.contents, aliases),
  );
  const readable = mistakes.every((mistake) => mistake.readable);
  const problems = mistakes.map(({ offset, message }) =>
    placeAt(offset, { severity: 'error', path: '', message }),
  );
  return {
    file,
    data: readable ? document.toJS({ maxAliasCount: -1 }) : null,
    problems,
    readable,
    locate: (finding) =>
      placeAt(offsetOf(document, aliases, finding.path, finding.at), {
        severity: finding.severity,
        path: pathText(finding.path),
        message: finding.message,
      }),
    sourceText: (path) => {
      let node = document.contents as Node | null;
      for (const part of path) node = step(aliases, node, part)?.node ?? null;
      return isScalar(node) ? (node.source ?? null) : null;
    },
  };
}
