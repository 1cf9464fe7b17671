import { relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Folders in which keys of lookups can come from feeds, configuration or addresses, so from strangers. */
const CHECKED_FOLDERS = /\/src\/(api|stock|tenant|site|search|frame|features|sections)\//;

/** Lookups that are safe without `ownProperty`: file and expression, grouped by reason. */
const SAFE = new Set([
  // The key is from a fixed list.
  'src/stock/stock-file.ts (car as unknown as JsonObject)[key]',
  'src/search/url-state/parse-query.ts state.refinements[refined]',
  'src/search/url-state/parse-query.ts state.ranges[bounded]',
  // It writes to a table that `emptyTable` created.
  'src/search/engine/request-body.ts texts[name]',
  'src/features/search/search-tiles.ts pools[key]',
  'src/stock/stock-file.ts out[key]',
  'src/stock/import/feed/feed-record.ts cells[name]',
  'src/stock/import/vehicle/draft.ts this.sellerWords[field]',
  'src/stock/import/feed/json-cells.ts out[name]',
  'src/stock/import/mapping/apply-mapping.ts cells[name]',
  'src/stock/import/report.ts map[field]',
  'src/stock/import/report.ts words[key]',
  'src/stock/import/report.ts this.foreign[currency]',
  // The key is the name of a keyboard key.
  'src/features/gallery/gallery-fullscreen.ts { ArrowLeft: -1, ArrowRight: 1 }[event.key]',
  'src/features/gallery/spin-viewer.ts FRAME_AFTER_KEY[event.key]',
  'src/sections/finder/combobox.ts { ArrowDown: 1, ArrowUp: -1 }[event.key]',
  // The key is one of the site's filters.
  'src/features/search/search-history.ts nonEmpty[attribute]',
  'src/features/search/live/filters/FilterList.tsx attribute in refinementList',
  'src/features/search/live/filters/FilterList.tsx attribute in range',
  'src/features/search/live/filters/use-facet.ts PARENTS[attribute]',
  'src/features/search/live/filters/use-facet.ts PARENTS[name]',
  'src/features/search/live/filters/use-facet.ts chosen[attribute]',
  'src/features/search/live/filters/use-facet.ts chosen[parent]',
  'src/features/search/live/filters/use-facet.ts chosen[name]',
  'src/features/search/live/recent-searches.ts search.ranges[attribute]',
  'src/features/search/live/recent-searches.ts search.refinements[attribute]',
  // The key is a date that was checked or generated.
  'src/api/appointments/free-times.ts days[date]',
  'src/api/appointments/hours-of-place.ts times?.days[date]',
  // The key is a form, one of its fields, or an id that the service generated.
  'src/api/lead-mails/adf.ts INTEREST[form]',
  'src/api/lead-forms/parse-lead.ts checked.values[field.name]',
  'src/api/stock-updates/import-in-order.ts imports[update.id]',
  'src/api/stock-updates/report-partial.ts imports[update.id]',
  'src/api/stock-updates/update-tenant.ts imports[id]',
  // The key is part of a template in our code.
  'src/stock/rules/responsive-picture.ts values[part]',
]);

const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config as object;
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src'] },
  ts.sys,
  process.cwd(),
);
const checkedFiles = fileNames.filter((name) => CHECKED_FOLDERS.test(name) && !/\.test\.ts$/.test(name));
const program = ts.createProgram(checkedFiles, options);
const checker = program.getTypeChecker();

/** True for keys that may be any string, false for numbers and literal types. */
function isAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isAnyText);
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || isAnyText(constraint);
  }
  const open = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return (type.flags & open) !== 0;
}

/** The key of a lookup such as `object[key]` or `key in object`; null for other code. */
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

const lookups = checkedFiles.flatMap((name) => {
  const source = program.getSourceFile(name);
  return source ? lookupsIn(source) : [];
});

it('keys that may be any string are looked up only with ownProperty or in a Map, apart from the exceptions', () => {
  const unguarded = lookups.filter(({ name }) => !SAFE.has(name)).map(({ place }) => place);
  expect(unguarded, 'use ownProperty of src/lib/own-property.ts, Object.hasOwn or a Map').toEqual([]);
});

it('every exception in SAFE is a lookup that the code still has', () => {
  const needed = new Set(lookups.map(({ name }) => name));
  expect([...SAFE].filter((name) => !needed.has(name))).toEqual([]);
});
