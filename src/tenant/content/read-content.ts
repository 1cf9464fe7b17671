import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { filesInside } from '../../lib/disk/files-inside.ts';
import { explainIssues } from '../explain/explain-issues.ts';
import type { Problem } from '../problem.ts';
import { key } from '../schema/key.ts';
import { LARGEST_PAGE } from '../source/bounds.ts';
import { isFolder } from '../source/on-disk.ts';
import { readText } from '../source/read-text.ts';
import { readYaml } from '../source/yaml-source.ts';
import type { ContentDocument } from '../tenant.ts';
import { MarkdownTooComplex, type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import { busiestLine, type MarkdownMistake, markdownMistake } from './markdown-bounds.ts';

/** Between the "---" lines at the top of a content file. */
const frontMatter = z.strictObject({
  title: key(z.string().min(1), 'Heading of the page and its title in search engines.'),
  description: key(z.string().min(1), 'One sentence for search engines.'),
});

/** A content file with what checks need beside the document. */
export interface ContentSource {
  file: string;
  document: ContentDocument;
  rawHtml: string;
  body: string;
  /** Line of the file the body starts on, from 1. */
  bodyLine: number;
}

interface ContentReading {
  sources: ContentSource[];
  problems: Problem[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

function problem(file: string, message: string, line = 1): Problem {
  return { severity: 'error', file, line, column: 1, path: '', message };
}

const refused = (found: Problem): ContentReading => ({ sources: [], problems: [found] });

/** The body as HTML, or what is wrong with it and at which of its lines, from 0. */
function renderBody(body: string): RenderedMarkdown | MarkdownMistake {
  const mistake = markdownMistake(body);
  if (mistake) return mistake;
  try {
    return renderMarkdown(body);
  } catch (error) {
    if (!(error instanceof MarkdownTooComplex)) throw error;
    const message =
      'Marks such as * and [ stand in each other too often for this page to be read. Look at this line first.';
    return { line: busiestLine(body), message };
  }
}

function readDocument(file: string, slug: string, text: string): ContentReading {
  if (!SLUG.test(slug)) {
    return refused(
      problem(
        file,
        `The file name is the page's path: use lower-case words joined by hyphens, not "${slug}".`,
      ),
    );
  }
  const match = text.startsWith('---') ? FRONT_MATTER.exec(text) : null;
  if (match?.index !== 0) {
    const message =
      'Start the file with a line "---", then "title:" and "description:", then another line "---".';
    return refused(problem(file, message));
  }
  const yaml = readYaml(file, match[1] ?? '', 1);
  if (yaml.problems.length) return { sources: [], problems: yaml.problems };
  const data = yaml.data ?? {};
  const result = frontMatter.safeParse(data);
  if (!result.success) {
    const findings = explainIssues(result.error.issues, { schema: frontMatter, data, written: yaml.written });
    return { sources: [], problems: findings.map(yaml.place) };
  }
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split('\n').length;
  const rendered = renderBody(body);
  if ('message' in rendered) return refused(problem(file, rendered.message, bodyLine + rendered.line));
  const { html, headings, rawHtml } = rendered;
  return {
    sources: [{ file, document: { slug, ...result.data, html, headings }, rawHtml, body, bodyLine }],
    problems: [],
  };
}

const isPage = (name: string): boolean => name.endsWith('.md');

/** Folders in the place of a page: their reading says what is wrong with them. */
function foldersNamedLikePages(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isPage(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function readPage(folder: string, name: string): Promise<ContentReading> {
  const file = join(folder, name);
  const reading = await readText(file, LARGEST_PAGE);
  if (!reading.ok) return refused(problem(file, reading.message, reading.line));
  return readDocument(file, name.split(sep).join('/').replace(/\.md$/, ''), reading.text);
}

/** The Markdown pages of a tenant's content folder, by path. */
export async function readContent(tenantFolder: string): Promise<ContentReading> {
  const folder = join(tenantFolder, 'content');
  const names = filesInside(folder, tenantFolder).files.filter(isPage);
  const readings = await Promise.all(
    [...names, ...foldersNamedLikePages(folder)].map((name) => readPage(folder, name)),
  );
  return {
    sources: readings.flatMap(({ sources }) => sources),
    problems: readings.flatMap(({ problems }) => problems),
  };
}
