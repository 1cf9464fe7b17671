import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { listFilesInside } from '../../lib/disk/files-inside.ts';
import { removeControls } from '../../lib/hidden-characters.ts';
import { explainIssues } from '../explain/explain-issues.ts';
import { fileError, type Problem } from '../problem.ts';
import { key } from '../schema/key.ts';
import { isoDate } from '../schema/primitives.ts';
import { contentSections } from '../schema/sections.ts';
import { MAX_PAGE_BYTES } from '../source/limits.ts';
import { isFolder } from '../source/on-disk.ts';
import { readText } from '../source/read-text.ts';
import { readYaml, type YamlSource } from '../source/yaml-source.ts';
import type { ContentDocument } from '../tenant.ts';
import { MarkdownTooComplex, type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import {
  busiestLine,
  findHiddenCharacters,
  findMarkdownMistake,
  type MarkdownMistake,
} from './markdown-limits.ts';

const frontMatter = z.strictObject({
  title: key(z.string().min(1), 'Heading of the page and its title in search engines.'),
  description: key(
    z.string().min(1),
    'One sentence for search engines, which is also the introduction below the title.',
  ),
  starts: key(
    isoDate.optional(),
    'First day on which the page exists, for the page of a sale. Until then its address is not found.',
    'ROU-54',
  ),
  ends: key(
    isoDate.optional(),
    'Last day on which the page exists, shown on it. Afterwards its address leads to the offers, or to the home page.',
    'ROU-54',
  ),
  sections: key(
    contentSections.optional(),
    'Sections of this page, from the top, if they differ from pages.content.sections in site.yaml.',
  ),
});

/** A content file, with the details that checks need. */
export interface ContentSource {
  file: string;
  document: ContentDocument;
  /** The front matter as written, with the lines of its values in the file. */
  frontMatter: YamlSource;
  rawHtml: string;
  body: string;
  /** Line where the body starts, from 1. */
  bodyLine: number;
}

interface ContentReading {
  sources: ContentSource[];
  /** Slugs of files that have no page because of their problems. */
  slugsWithoutPage: string[];
  problems: Problem[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

const rejected = (slug: string, problems: Problem[]): ContentReading => ({
  sources: [],
  slugsWithoutPage: SLUG.test(slug) ? [slug] : [],
  problems,
});

function renderBody(body: string): RenderedMarkdown | MarkdownMistake {
  const mistake = findMarkdownMistake(body);
  if (mistake) return mistake;
  try {
    return renderMarkdown(body);
  } catch (error) {
    if (!(error instanceof MarkdownTooComplex)) throw error;
    const message =
      'This page has too many characters such as * and [ to be parsed. Remove some, starting with this line.';
    return { line: busiestLine(body), message };
  }
}

function readDocument(file: string, slug: string, text: string): ContentReading {
  if (!SLUG.test(slug)) {
    const message = `The file name is the page's path: use lower-case words joined by hyphens, not "${slug}".`;
    return rejected(slug, [fileError(file, message)]);
  }
  const match = text.startsWith('---') ? FRONT_MATTER.exec(text) : null;
  if (match?.index !== 0) {
    const message =
      'Start the file with a line "---", then "title:" and "description:", then another line "---".';
    return rejected(slug, [fileError(file, message)]);
  }
  const yaml = readYaml(file, match[1] ?? '', 1);
  const data = yaml.data ?? {};
  const result = frontMatter.safeParse(data);
  const findings =
    result.success || !yaml.readable
      ? []
      : explainIssues(result.error.issues, { schema: frontMatter, data, sourceText: yaml.sourceText });
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split('\n').length;
  const rendered = renderBody(body);
  const mistakes = [...findHiddenCharacters(body), ...('message' in rendered ? [rendered] : [])];
  const problems = [
    ...yaml.problems,
    ...findings.map(yaml.locate),
    ...mistakes.map(({ line, message }) => fileError(file, message, bodyLine + line)),
  ];
  if ('message' in rendered || !result.success) return rejected(slug, problems);
  const { html, headings, rawHtml } = rendered;
  const document = { slug, ...result.data, html, headings };
  return {
    sources: [{ file, document, frontMatter: yaml, rawHtml, body, bodyLine }],
    slugsWithoutPage: [],
    problems,
  };
}

const isPage = (name: string): boolean => name.endsWith('.md');
/** Files of editors, operating systems and version control. */
const isHidden = (name: string): boolean => basename(name).startsWith('.');

/** Warns about a file that would otherwise be ignored silently. */
function ignoredFile(folder: string, name: string): Problem {
  const message = `"${removeControls(basename(name))}" is ignored: pages are files named *.md, in lower case. Rename it, or remove it from the content folder.`;
  return { ...fileError(join(folder, name), message), severity: 'warning' };
}

/** Lists folders whose names end in ".md". They are then read like files, which reports the mistake. */
function foldersNamedLikePages(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isPage(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function readPage(folder: string, name: string): Promise<ContentReading> {
  const file = join(folder, name);
  const reading = await readText(file, MAX_PAGE_BYTES);
  const slug = name.split(sep).join('/').replace(/\.md$/, '');
  if (!reading.ok) return rejected(slug, [fileError(file, reading.message, reading.line)]);
  return readDocument(file, slug, reading.text);
}

/** Reads the Markdown pages of a tenant's content folder. */
export async function readContent(tenantFolder: string): Promise<ContentReading> {
  const folder = join(tenantFolder, 'content');
  const { files } = listFilesInside(folder, tenantFolder);
  const readings = await Promise.all(
    [...files.filter(isPage), ...foldersNamedLikePages(folder)].map((name) => readPage(folder, name)),
  );
  return {
    sources: readings.flatMap(({ sources }) => sources),
    slugsWithoutPage: readings.flatMap(({ slugsWithoutPage }) => slugsWithoutPage),
    problems: [
      ...readings.flatMap(({ problems }) => problems),
      ...files.filter((name) => !isPage(name) && !isHidden(name)).map((name) => ignoredFile(folder, name)),
    ],
  };
}
