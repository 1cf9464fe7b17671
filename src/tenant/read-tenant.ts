import { dirname, join, resolve } from 'node:path';
import { checkFileInside } from '../lib/disk/files-inside.ts';
import {
  checkAddresses,
  checkContentAddresses,
  checkRedirectedPages,
  takenAddresses,
} from './checks/addresses.ts';
import { checkComponents } from './checks/components.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkFileRedirects } from './checks/file-redirects.ts';
import { checkFiles, refusalProblem } from './checks/files.ts';
import { checkHours } from './checks/hours.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkLocations } from './checks/locations.ts';
import { checkMakes } from './checks/makes.ts';
import { checkMedia, checkSectionMedia } from './checks/media.ts';
import { checkOverrides } from './checks/overrides.ts';
import { checkPlaces } from './checks/places.ts';
import { checkPublicFiles } from './checks/public-files.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkReviews } from './checks/reviews.ts';
import { checkSearchKey } from './checks/search-key.ts';
import { checkTheme } from './checks/theme.ts';
import { missingPictures } from './content/content-problems.ts';
import { type ContentSource, readContent } from './content/read-content.ts';
import { explainIssues } from './explain/explain-issues.ts';
import { error, type Finding, fileError, type Path, type Problem } from './problem.ts';
import { publicNames } from './public-names.ts';
import { redactSecrets } from './redact-secrets.ts';
import { type Site, site as siteSchema } from './schema/site.ts';
import { createDraft, type Draft, lenientParse } from './source/draft.ts';
import { MAX_SITE_BYTES } from './source/limits.ts';
import { readText } from './source/read-text.ts';
import { type FileRedirect, readRedirectsFile } from './source/redirects-file.ts';
import { cutTopLevelKeys } from './source/top-level-keys.ts';
import { readYaml, type YamlSource } from './source/yaml-source.ts';

export interface LoadOptions {
  /** The project's folder, which contains `public/demo`; default: the current folder. */
  projectRoot?: string;
}

/** A tenant folder as read, with all problems that do not depend on the date. */
export interface TenantReading {
  folder: string;
  source: YamlSource;
  draft: Draft;
  /** The configuration; null if the schema rejects it. */
  site: Site | null;
  /**
   * The site without the values that the schema rejects, so that further problems can be found on its pages; null if
   * pages would be missing without those values.
   */
  lenientSite: Site | null;
  content: ContentSource[];
  /** Redirects of redirects.csv. */
  redirects: FileRedirect[];
  /** Slugs of content files that have no page because of their problems. */
  slugsWithoutPage: string[];
  problems: Problem[];
}

function findings(
  source: YamlSource,
  draft: Draft,
  folders: { folder: string; projectRoot: string },
): Finding[] {
  const lineOf = (path: Path): number => source.locate(error(path, '')).line;
  const context = { ...folders, lineOf };
  const checks = [
    checkIdentity,
    checkTheme,
    checkLocations,
    checkPlaces,
    checkHours,
    checkDuplicates,
    checkReviews,
    checkMakes,
    checkMedia,
    checkComponents,
    checkRedirects,
    checkAddresses,
    checkSearchKey,
  ];
  return [
    ...checks.flatMap((check) => check(draft, context)),
    ...checkOverrides(draft, source.sourceText, context),
  ];
}

/**
 * Keys that decide which pages exist. If one of them is invalid, its pages would be missing from the plan, and links to
 * them would be reported as broken.
 */
const PAGE_KEYS =
  /^(?:slug|url|locations|location_page_key|dealerships|manufacturers|brands|models|config\.search)\b/;

function parseForPlan(issues: readonly { path: PropertyKey[] }[], data: unknown): Site | null {
  return issues.some(({ path }) => PAGE_KEYS.test(path.join('.'))) ? null : lenientParse(siteSchema, data);
}

/** A reading with a single problem, for a tenant whose folder cannot be read. */
export function unreadTenant(folder: string, message: string): TenantReading {
  const file = join(folder, 'site.yaml');
  const problem = fileError(file, message);
  const source = { ...readYaml(file, ''), problems: [problem], readable: false };
  return {
    folder,
    source,
    draft: createDraft(null),
    site: null,
    lenientSite: null,
    content: [],
    redirects: [],
    slugsWithoutPage: [],
    problems: [problem],
  };
}

type SiteText = { ok: true; text: string } | { ok: false; problem: Problem };

async function readSiteText(file: string): Promise<SiteText> {
  const refused = (line: number, message: string): SiteText => ({
    ok: false,
    problem: fileError(file, message, line),
  });
  const at = checkFileInside(file, dirname(file));
  if (at === 'missing')
    return refused(
      1,
      `There is no site.yaml in ${dirname(file)}. Every tenant needs one: create it as docs/tenant-guide.md shows.`,
    );
  if (at !== 'file') return { ok: false, problem: refusalProblem(at, dirname(file)) };
  const reading = await readText(file, MAX_SITE_BYTES);
  return reading.ok ? reading : refused(reading.line, reading.message);
}

/** Reads site.yaml. If that fails, the result has no data and the reason is among its problems. */
async function readSiteSource(file: string): Promise<YamlSource> {
  const read = await readSiteText(file);
  return read.ok
    ? readYaml(file, read.text)
    : { ...readYaml(file, ''), problems: [read.problem], readable: false };
}

/**
 * Returns whether a tenant's site.yaml contains one of the texts anywhere, ignoring case; faster than parsing
 * it.
 */
export async function siteFileContains(folder: string, texts: readonly string[]): Promise<boolean> {
  const read = await readSiteText(join(folder, 'site.yaml'));
  if (!read.ok) return false;
  const lower = read.text.toLowerCase();
  return texts.some((text) => lower.includes(text.toLowerCase()));
}

/**
 * Reads some top-level keys of a tenant's site.yaml; null if it cannot be read. Mistakes in the other keys are not
 * noticed.
 */
export async function readSiteKeys(folder: string, names: readonly (keyof Site)[]): Promise<Draft | null> {
  const file = join(folder, 'site.yaml');
  const read = await readSiteText(file);
  if (!read.ok) return null;
  const cut = cutTopLevelKeys(read.text, names);
  const source = cut === null ? null : readYaml(file, cut);
  // Values may refer to anchors elsewhere in the file.
  const { readable, data } = source?.readable ? source : readYaml(file, read.text);
  return readable ? createDraft(data) : null;
}

/** Reads a tenant's site.yaml without the rest of the folder. */
export async function readSiteFile(
  folder: string,
): Promise<Pick<TenantReading, 'folder' | 'source' | 'draft'>> {
  const source = await readSiteSource(join(folder, 'site.yaml'));
  return { folder, source, draft: createDraft(source.data) };
}

/** The dealer's name; null if site.yaml has none or cannot be read. */
export async function tenantName(folder: string): Promise<string | null> {
  return (await readSiteFile(folder)).draft.value('name');
}

/** Reads a tenant folder and finds all problems of its configuration and content. */
export async function readTenant(folder: string, options: LoadOptions = {}): Promise<TenantReading> {
  const folders = { folder: resolve(folder), projectRoot: resolve(options.projectRoot ?? '.') };
  const file = join(folders.folder, 'site.yaml');
  const { sources: content, slugsWithoutPage, problems: contentProblems } = await readContent(folders.folder);
  const moved = await readRedirectsFile(folders.folder);
  const problems = [
    ...moved.problems,
    ...checkFiles(folders.folder),
    ...contentProblems,
    ...checkContentAddresses(content),
    ...checkPublicFiles(folders.folder),
    ...content.flatMap((source) => [
      ...checkSectionMedia(source, folders),
      ...missingPictures(source, folders),
    ]),
  ];
  const source = await readSiteSource(file);
  const draft = createDraft(source.data);
  if (!source.readable) {
    return {
      folder: folders.folder,
      source,
      draft,
      site: null,
      lenientSite: null,
      content,
      redirects: moved.redirects,
      slugsWithoutPage,
      problems: [...problems, ...source.problems],
    };
  }
  const data = source.data ?? {};
  const result = siteSchema.safeParse(data);
  const refused = result.success
    ? []
    : explainIssues(result.error.issues, { schema: siteSchema, data, sourceText: source.sourceText });
  const { files } = publicNames(folders.folder);
  const whyTaken = takenAddresses(draft, content, files);
  const found = [...findings(source, draft, folders), ...checkRedirectedPages(draft, whyTaken)];
  const lineOf = (path: Path): number => source.locate(error(path, '')).line;
  // Messages quote rejected values, but must never show the admin key.
  const secrets = [process.env.TYPESENSE_ADMIN_KEY ?? ''];
  const placed = [...refused, ...found]
    .map((finding) => ({ ...finding, message: redactSecrets(finding.message, secrets) }))
    .map(source.locate);
  return {
    folder: folders.folder,
    source,
    draft,
    site: result.data ?? null,
    lenientSite: result.data ?? parseForPlan(result.error?.issues ?? [], data),
    content,
    redirects: moved.redirects,
    slugsWithoutPage,
    problems: [
      ...source.problems,
      ...placed,
      ...problems,
      ...checkFileRedirects(moved, draft, { lineOf }, whyTaken),
    ],
  };
}
