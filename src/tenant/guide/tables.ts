import { z } from 'zod';
import { describeType } from '../explain/describe-type.ts';
import { keyMeta } from '../schema/key.ts';
import { kindsOf, type Schema, unwrap } from '../schema/walk.ts';

export interface Table {
  /** "config.header", "locations[].address"; empty for the top level of site.yaml. */
  path: string;
  rows: string[];
  description: string;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}

function anchor(path: string): string {
  return path.toLowerCase().replace(/[^a-z0-9_]+/g, '');
}

/** The group of keys that a schema contains, directly or as entries of a list; null if there is none. */
function groupOf(schema: Schema): { group: z.ZodObject; list: boolean } | null {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return { group: inner, list: false };
  if (!(inner instanceof z.ZodArray)) return null;
  const element = unwrap(inner.element);
  return element instanceof z.ZodObject ? { group: element, list: true } : null;
}

function code(value: unknown): string {
  if (value === '') return 'empty';
  if (Array.isArray(value) && value.length === 0) return 'empty list';
  const entry = (one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : String(one));
  const text = Array.isArray(value) ? `[${value.map(entry).join(', ')}]` : JSON.stringify(value);
  return `\`${text.replace(/^"(.*)"$/, '$1')}\``;
}

function defaultOf(schema: Schema): string {
  if (keyMeta(schema).fromFile) return 'that of its file';
  if (schema instanceof z.ZodDefault) return code(schema.def.defaultValue);
  if (schema instanceof z.ZodPrefault) return 'the defaults of its keys';
  if (schema instanceof z.ZodOptional) return 'none';
  return '**required**';
}

function allowed(schema: Schema, path: string): string {
  if (kindsOf(schema)) return cell(`a list of [${path}[]](#${anchor(`${path}[]`)})`);
  const found = groupOf(schema);
  if (!found) {
    const nothing =
      schema instanceof z.ZodDefault && schema.def.innerType instanceof z.ZodNullable ? ', or null' : '';
    return cell(`${describeType(schema, Number.POSITIVE_INFINITY)}${nothing}`);
  }
  const target = found.list ? `${path}[]` : path;
  return `${found.list ? 'a list of' : 'keys:'} [${target}](#${anchor(target)})`;
}

function row(name: string, schema: Schema, path: string): string {
  const { description: text = '', requirement = '', shown } = keyMeta(schema);
  const description =
    shown === undefined ? text : `${text} Shown up to ${shown.toLocaleString('en-AU')} px wide.`;
  return `| \`${name}\` | ${allowed(schema, path)} | ${defaultOf(schema)} | ${cell(description)} | ${requirement} |`;
}

/**
 * One table for all kinds of entries: each kind, followed by its other keys, and tables of the groups inside them. Kinds
 * that already have rows are only named.
 */
function tablesOfKinds(
  kinds: NonNullable<ReturnType<typeof kindsOf>>,
  path: string,
  description: string,
  seen: Map<unknown, string>,
): Table[] {
  const known = kinds.filter(({ about }) => seen.has(about._zod.def));
  const fresh = kinds.filter(({ about }) => !seen.has(about._zod.def));
  const [place = ''] = known.map(({ about }) => seen.get(about._zod.def) ?? '');
  for (const { about } of fresh) seen.set(about._zod.def, path);
  const names = known.map(({ kind }) => kind).join(', ');
  const others = known.length > 0 ? ` Also, as in [${place}](#${anchor(place)}): ${names}.` : '';
  const inner: Table[] = [];
  const rows = fresh.flatMap(({ keys, decider, about, kind }) => [
    row(decider, about, path),
    ...Object.entries<Schema>(keys.shape).map(([name, child]) => {
      const found = groupOf(child);
      const existing = found && seen.get(found.group._zod.def);
      const at = existing?.replace(/\[\]$/, '') ?? `${path}.${kind}.${name}`;
      if (found && existing === undefined)
        inner.push(
          ...buildTables(found.group, found.list ? `${at}[]` : at, keyMeta(child).description ?? '', seen),
        );
      return row(name, child, at);
    }),
  ]);
  const about = `${description} Keys that follow a \`${kinds[0]?.decider}\` belong to it.${others}`;
  return [{ path, rows, description: about }, ...inner];
}

/**
 * Builds a table for a group of keys and for each group inside it. A group that already has a table is only
 * linked.
 */
export function buildTables(
  schema: z.ZodObject,
  path = '',
  description = '',
  seen = new Map<unknown, string>(),
): Table[] {
  const existing = seen.get(schema._zod.def);
  if (existing !== undefined)
    return [
      { path, rows: [], description: `${description} The same keys as [${existing}](#${anchor(existing)}).` },
    ];
  seen.set(schema._zod.def, path);
  const keys = Object.entries<Schema>(schema.shape).map(([name, child]) => ({
    name,
    child,
    at: path ? `${path}.${name}` : name,
  }));
  const rows = keys.map(({ name, child, at }) => row(name, child, at));
  const inner = keys.flatMap(({ child, at }) => {
    const several = kindsOf(child);
    if (several) return tablesOfKinds(several, `${at}[]`, keyMeta(child).description ?? '', seen);
    const found = groupOf(child);
    return found
      ? buildTables(found.group, found.list ? `${at}[]` : at, keyMeta(child).description ?? '', seen)
      : [];
  });
  return [{ path, rows, description }, ...inner];
}

/** Formats a table as Markdown under a heading with its path. */
export function formatTable({ path, rows, description }: Table): string {
  const head = path ? `### ${path}\n\n${cell(description)}` : '### Top of site.yaml';
  if (!rows.length) return head;
  return [
    head,
    '',
    '| Key | Allowed | Default | Meaning | Requirement |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
