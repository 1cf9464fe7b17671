import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tenantGuide } from './guide.ts';
import { siteJsonSchema } from './json-schema.ts';

/** The guide's example tenant, relative to the project folder. */
export const EXAMPLE = 'tests/fixtures/tenants/good/northside';

/** Content of the files generated from the schema, by path relative to the project folder. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const example = {
    site: await readFile(join(root, EXAMPLE, 'site.yaml'), 'utf8'),
    content: await readFile(join(root, EXAMPLE, 'content/about-us.md'), 'utf8'),
    component: await readFile(join(root, EXAMPLE, 'overrides/AspleyHeader.astro'), 'utf8'),
  };
  return new Map([
    ['docs/tenant-guide.md', tenantGuide(example)],
    ['tenants/_schema/site.schema.json', `${JSON.stringify(siteJsonSchema(), null, 2)}\n`],
  ]);
}
