import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRangeAttribute, isRefinable, isSort } from '../../search/url-state/attributes.ts';
import { FIELDS } from '../../stock/search-fields.ts';
import { FILTERS } from '../../stock/search-filters.ts';
import { loadTenant } from '../load-tenant.ts';
import { keyMeta } from '../schema/key.ts';
import { site } from '../schema/site.ts';
import { walkKeys } from '../schema/walk.ts';
import { EXAMPLE, generatedFiles } from './generated-files.ts';
import { searchFields } from './search-fields.ts';

const keys = [...walkKeys(site)];
const files = await generatedFiles('.');

describe('documentation in the schema', () => {
  it('describes every key, including nested keys', () => {
    const bare = keys
      .filter(({ schema }) => !keyMeta(schema).description?.match(/\S\.$/))
      .map(({ path }) => path.join('.'));
    expect(bare).toEqual([]);
    expect(keys.length).toBeGreaterThan(250);
  });

  it('lists all words that a key can have, which messages cut short', () => {
    const guide = files.get('docs/tenant-guide.md');
    expect(guide).toContain('"body_length"');
    expect(guide).not.toMatch(/or one of \d+ others/);
  });

  it('names requirements only by their ids', () => {
    const wrong = keys
      .map(({ schema }) => keyMeta(schema).requirement)
      .filter((text) => text !== undefined && !/^[A-Z]{3}-\d{2}(, [A-Z]{3}-\d{2})*$/.test(text));
    expect(wrong).toEqual([]);
  });
});

describe('generated files', () => {
  it.each([...files.keys()])('%s is up to date; "npm run tenant-docs" writes it', async (path) => {
    expect(await readFile(path, 'utf8')).toBe(files.get(path));
  });

  it('the guide shows a default that is a list of groups as JSON', () => {
    expect(files.get('docs/tenant-guide.md')).toContain('`[{"id":"accident","question":');
    expect([...files.values()].join()).not.toContain('[object Object]');
  });

  it('the guide’s example loads without a problem', async () => {
    const example = await readFile(`${EXAMPLE}/site.yaml`, 'utf8');
    expect(files.get('docs/tenant-guide.md')).toContain(example);
    expect(await loadTenant(EXAMPLE)).toMatchObject({ ok: true, warnings: [] });
  });

  it('the guide’s example of overrides is valid', () => {
    const guide = files.get('docs/tenant-guide.md') ?? '';
    const [, block = ''] = /```yaml\n(overrides:[\s\S]*?)```/.exec(guide) ?? [];
    expect(site.shape.overrides.parse(parse(block).overrides)).toHaveLength(3);
  });

  it('the guide lists every search field with the conditions that a search URL can have, and with its filter', () => {
    const rows = searchFields().split('\n').slice(2);
    const asked = (name: string) => [
      ...(isRefinable(name) ? ['values'] : []),
      ...(isRangeAttribute(name) ? ['ranges'] : []),
      ...(isSort(`Car_production:${name}:asc`) ? ['orders'] : []),
    ];
    const addressed = Object.keys(FIELDS).filter((name) => asked(name).length > 0);
    expect(rows.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual(
      addressed.map((name) => `| \`${name}\` | ${asked(name).join(', ')}`),
    );
    for (const [name, { field, label }] of Object.entries(FILTERS)) {
      const row = rows.find((line) => line.startsWith(`| \`${field}\` |`));
      expect(row).toMatch(new RegExp(` \\| \`${name}\` \\| ${label} \\|$`));
    }
  });

  it('the guide and the JSON Schema list every key of the schema', () => {
    const guide = files.get('docs/tenant-guide.md') ?? '';
    const schema = files.get('tenants/_schema/site.schema.json') ?? '';
    for (const { path } of keys) {
      const name = path.at(-1) ?? '';
      expect(guide).toContain(`| \`${name}\` |`);
      expect(schema).toContain(`"${name}":`);
    }
  });

  it('the JSON Schema offers the keys of config inside an override, all optional', () => {
    const schema = JSON.parse(files.get('tenants/_schema/site.schema.json') ?? '');
    expect(schema.properties.overrides.items.properties.set.$ref).toBe('#/$defs/settings');
    expect(schema.$defs.settings.properties.header.properties.promo.properties).toHaveProperty('title');
    expect(JSON.stringify(schema.$defs.settings)).not.toContain('"required"');
    expect(JSON.stringify(schema)).not.toContain('"requirement"');
  });
});
