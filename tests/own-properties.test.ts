import { relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Rooms whose keys come from feeds, configurations and addresses. */
const ROOMS = /\/src\/(stock|tenant|site|search|frame|features)\//;

/** Lookups that look unguarded and are not; each line is the file and the expression, by why it is safe. */
const SAFE = new Set([
  // The key is one of a fixed list.
  'src/stock/stock-file.ts (car as unknown as Compact)[key]',
  'src/search/url-state/parse-query.ts state.refinements[refined]',
  'src/search/url-state/parse-query.ts state.ranges[bounded]',
  // It writes into a table that `emptyTable` made.
  'src/search/engine/read-params.ts texts[name]',
  'src/features/search/search-tiles.ts pools[key]',
  'src/stock/stock-file.ts out[key]',
  'src/stock/import/feed/raw.ts cells[name]',
  'src/stock/import/vehicle/draft.ts this.words[field]',
  'src/stock/import/feed/json-cells.ts out[name]',
  'src/stock/import/mapping/apply-mapping.ts cells[column]',
  'src/stock/import/report.ts map[field]',
  'src/stock/import/report.ts words[key]',
  'src/stock/import/report.ts this.foreign[currency]',
  // The key is a keyboard's.
  'src/features/gallery/gallery-fullscreen.ts { ArrowLeft: -1, ArrowRight: 1 }[event.key]',
  'src/features/gallery/spin-viewer.ts KEYS[event.key]',
  'src/features/home/combobox.ts { ArrowDown: 1, ArrowUp: -1 }[event.key]',
  // The key is one of the site's own filters.
  'src/features/search/search-history.ts asked[attribute]',
  'src/features/search/live/filters/FilterList.tsx attribute in refinementList',
  'src/features/search/live/filters/FilterList.tsx attribute in range',
  'src/features/search/live/filters/use-facet.ts INSIDE[attribute]',
  'src/features/search/live/filters/use-facet.ts INSIDE[name]',
  'src/features/search/live/filters/use-facet.ts chosen[attribute]',
  'src/features/search/live/filters/use-facet.ts chosen[outer]',
  'src/features/search/live/filters/use-facet.ts chosen[name]',
  'src/features/search/live/recent.ts search.ranges[attribute]',
  'src/features/search/live/recent.ts search.refinements[attribute]',
  // The key is a part of a template of ours.
  'src/stock/rules/image-url.ts values[part]',
]);

const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config as object;
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src'] },
  ts.sys,
  process.cwd(),
);
const judged = fileNames.filter((name) => ROOMS.test(name) && !/\.test\.ts$/.test(name));
const program = ts.createProgram(judged, options);
const checker = program.getTypeChecker();

/** A key that may be any text: not a number, and not one of a few names the types know. */
function isAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isAnyText);
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || isAnyText(constraint);
  }
  const open = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return (type.flags & open) !== 0;
}

function keyOf(node: ts.Node): ts.Expression | null {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
    ? node.left
    : null;
}

function lookupsIn(source: ts.SourceFile): { place: string; name: string }[] {
  const found: { place: string; name: string }[] = [];
  const visit = (node: ts.Node): void => {
    const key = keyOf(node);
    if (key && isAnyText(checker.getTypeAtLocation(key))) {
      const file = relative('.', source.fileName);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = node.getText().replace(/\s+/g, ' ');
      found.push({ place: `${file}:${line + 1} ${text}`, name: `${file} ${text}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const lookups = judged.flatMap((name) => {
  const source = program.getSourceFile(name);
  return source ? lookupsIn(source) : [];
});

it('looks keys up by ownProperty, in a Map, or among names the types know', () => {
  const unguarded = lookups.filter(({ name }) => !SAFE.has(name)).map(({ place }) => place);
  expect(unguarded, 'use ownProperty of src/lib/own-property.ts, Object.hasOwn or a Map').toEqual([]);
});

it('has no exception that nothing needs', () => {
  const needed = new Set(lookups.map(({ name }) => name));
  expect([...SAFE].filter((name) => !needed.has(name))).toEqual([]);
});
