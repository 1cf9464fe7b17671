import { z } from 'zod';
import { config } from '../schema/config.ts';
import { site } from '../schema/site.ts';

type JsonSchema = Record<string, unknown>;

const INTERNAL_META = ['requirement', 'picture', 'shown', 'fromFile', 'link', 'make', 'review', 'html'];

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if ('fromFile' in jsonSchema) Reflect.deleteProperty(jsonSchema, 'default');
      for (const name of INTERNAL_META) Reflect.deleteProperty(jsonSchema, name);
    },
  }) as JsonSchema;
}

function partial(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(partial);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([name, value]) => !(name === 'required' && Array.isArray(value)) && name !== 'default',
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, partial(value)]));
}

/** JSON Schema of site.yaml for editors. Under an override's `set` all keys of `config` are optional. */
export function siteJsonSchema(): JsonSchema {
  const schema = toJsonSchema(site) as {
    properties: { overrides: { items: { properties: { set: JsonSchema } } } };
  };
  const { $schema: _, ...settings } = toJsonSchema(config);
  const set = schema.properties.overrides.items.properties.set;
  schema.properties.overrides.items.properties.set = {
    description: set.description,
    $ref: '#/$defs/settings',
  };
  return { title: 'Forecourt tenant', ...schema, $defs: { settings: partial(settings) } };
}
