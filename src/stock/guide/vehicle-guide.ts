import { z } from 'zod';
import { RAW_FIELDS, type RawField } from '../import/feed/feed-record.ts';
import { carObject } from '../schema/car-schema.ts';
import { columnsOf, type Field, type Fields } from '../schema/field.ts';
import { vehicleParts } from '../schema/vehicle-parts.ts';
import { AUSTRALIAN_NAMES } from '../vocabulary/australian.ts';
import { GOOGLE_NAMES } from '../vocabulary/google.ts';
import { META_NAMES } from '../vocabulary/meta.ts';
import { INTRODUCTION } from './introduction.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const code = (word: string): string => `\`${word}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Describes the form of a text by the schema's error message for a null character, which no form allows.
 */
function textWords(schema: z.ZodType): string {
  const message = schema.safeParse('\u0000').error?.issues[0]?.message ?? '';
  return /^must be (?!text)(.*)$/.exec(message)?.[1] ?? 'text';
}

function rangeWords({ minimum, maximum, exclusiveMaximum }: JsonSchema): string {
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : `below ${exclusiveMaximum}`);
  return minimum === undefined || most === undefined ? '' : ` from ${minimum} to ${most}`;
}

function typeWords(schema: z.ZodType): string {
  const whole = z.toJSONSchema(schema, { io: 'input' });
  const json = (whole.anyOf?.find(({ type }) => type !== 'null') ?? whole) as JsonSchema;
  const [type] = [json.type].flat();
  if (json.enum) return json.enum.map((value) => code(String(value))).join(', ');
  if (type === 'integer') return `whole number${rangeWords(json)}`;
  if (type === 'number') return `number${rangeWords(json)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return json.maxItems === undefined ? 'list' : `list of at most ${json.maxItems}`;
  if (type === 'object') return 'group of fields';
  return textWords(schema);
}

function defaultWords(schema: z.ZodType): string {
  if (schema instanceof z.ZodDefault) {
    const text = JSON.stringify(schema.def.defaultValue);
    return code(text.replace(/^"(.*)"$/, '$1'));
  }
  if (schema instanceof z.ZodPrefault) return 'defaults of its fields';
  return schema instanceof z.ZodOptional ? 'derived from other fields' : '**needed**';
}

function sourceWords({ source }: Field): string {
  switch (source.by) {
    case 'text':
      return `${code(source.column)}, at most ${source.maxLength} characters`;
    case 'number':
      return `${code(source.column)}, ${source.min} to ${source.max}`;
    case 'rule':
      return source.columns.map(code).join(', ');
    case 'ownFields':
      return 'columns of its own fields';
    case 'none':
      return source.reason;
  }
}

function partTable([path, fields]: [string, Fields]): string {
  const rows = Object.entries(fields).map(([name, field]) => [
    code(name),
    cell(typeWords(field.schema)),
    defaultWords(field.schema),
    cell(field.isPrivate ? `${field.description} Never published.` : field.description),
    sourceWords(field),
  ]);
  const text = table(['Field', 'Allowed', 'Default', 'Meaning', 'Read from'], rows);
  return `### ${path === '' ? 'Vehicle' : code(path)}\n\n${text}`;
}

function columnTable(): string {
  const names = (list: string | undefined) =>
    list === undefined ? '' : list.split(' ').map(code).join(', ');
  const fieldsOf = (column: RawField) =>
    Object.entries<Fields>(vehicleParts).flatMap(([path, fields]) =>
      Object.entries(fields)
        .filter(([, field]) => columnsOf(field).includes(column))
        .map(([name]) => code(path === '' ? name : `${path}.${name}`)),
    );
  const rows = RAW_FIELDS.map((column) => [
    code(column),
    names(AUSTRALIAN_NAMES[column]),
    names(GOOGLE_NAMES[column]),
    names(META_NAMES[column]),
    fieldsOf(column).join(', '),
  ]);
  return table(['Column', 'Australian', 'Google', 'Meta', 'Read into'], rows);
}

/** The page about vehicle fields and feed columns, in Markdown. */
function vehicleGuide(): string {
  const parts = Object.entries<Fields>(vehicleParts).map(partTable).join('\n\n');
  return INTRODUCTION.replace('{parts}', () => parts).replace('{columns}', columnTable);
}

/** Documentation generated from the vehicle schema, by path from the project's folder. */
export function vehicleDocs(): Map<string, string> {
  const schema = { title: 'Forecourt vehicle', ...z.toJSONSchema(carObject, { io: 'input' }) };
  return new Map([
    ['docs/vehicle-fields.md', vehicleGuide()],
    ['tenants/_schema/vehicle.schema.json', `${JSON.stringify(schema, null, 2)}\n`],
  ]);
}
