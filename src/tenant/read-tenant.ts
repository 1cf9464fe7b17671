import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withoutSecrets } from '../lib/without-secrets.ts';
import { checkComponents } from './checks/components.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkHours } from './checks/hours.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkLocations } from './checks/locations.ts';
import { checkMakes } from './checks/makes.ts';
import { checkMedia } from './checks/media.ts';
import { checkOverrides } from './checks/overrides.ts';
import { checkSearchKey } from './checks/search-key.ts';
import { checkTheme } from './checks/theme.ts';
import { missingPictures } from './content/content-problems.ts';
import { type ContentSource, readContent } from './content/read-content.ts';
import { explainIssues } from './explain/explain-issues.ts';
import type { Finding, Problem } from './problem.ts';
import { type Site, site as siteSchema } from './schema/site.ts';
import { type Draft, draftOf } from './source/draft.ts';
import { readYaml, type YamlSource } from './source/yaml-source.ts';

export interface LoadOptions {
  /** Where `media/` and `public/` of the project are; the current folder unless said. */
  projectRoot?: string;
}

/** A tenant folder as read, with everything found wrong in it that does not depend on the day. */
export interface TenantReading {
  folder: string;
  source: YamlSource;
  draft: Draft;
  /** Null when the schema refuses it. */
  site: Site | null;
  content: ContentSource[];
  problems: Problem[];
}

function findings(
  source: YamlSource,
  draft: Draft,
  around: { folder: string; projectRoot: string },
): Finding[] {
  const checks = [
    checkIdentity,
    checkTheme,
    checkLocations,
    checkHours,
    checkDuplicates,
    checkMakes,
    checkMedia,
    checkComponents,
    checkSearchKey,
  ];
  return [...checks.flatMap((check) => check(draft, around)), ...checkOverrides(draft, source.written)];
}

/** Reads a tenant folder and finds every problem of its configuration and content at once. */
export async function readTenant(folder: string, options: LoadOptions = {}): Promise<TenantReading> {
  const around = { folder: resolve(folder), projectRoot: resolve(options.projectRoot ?? '.') };
  const file = join(around.folder, 'site.yaml');
  const { sources: content, problems: contentProblems } = await readContent(around.folder);
  const problems = [...contentProblems, ...content.flatMap((source) => missingPictures(source, around))];
  if (!existsSync(file)) {
    const message = `There is no site.yaml in ${around.folder}. Every tenant has one.`;
    problems.push({ severity: 'error', file, line: 1, column: 1, path: '', message });
  }
  const source = readYaml(
    file,
    existsSync(file) ? (await readFile(file, 'utf8')).replace(/^\uFEFF/, '') : '',
  );
  const draft = draftOf(source.data);
  if (!existsSync(file) || source.problems.length) {
    return {
      folder: around.folder,
      source,
      draft,
      site: null,
      content,
      problems: [...problems, ...source.problems],
    };
  }
  const data = source.data ?? {};
  const result = siteSchema.safeParse(data);
  const refused = result.success
    ? []
    : explainIssues(result.error.issues, { schema: siteSchema, data, written: source.written });
  // A value that is refused is shown, but no admin key, wherever it was written.
  const secrets = [process.env.TYPESENSE_ADMIN_KEY ?? ''];
  const placed = [...refused, ...findings(source, draft, around)]
    .map((finding) => ({ ...finding, message: withoutSecrets(finding.message, secrets) }))
    .map(source.place);
  return {
    folder: around.folder,
    source,
    draft,
    site: result.data ?? null,
    content,
    problems: [...placed, ...problems],
  };
}
