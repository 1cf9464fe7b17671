import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesInside } from '../../lib/disk/files-inside.ts';
import { explainIssues } from '../explain/explain-issues.ts';
import type { Problem } from '../problem.ts';
import { key } from '../schema/key.ts';
import { readYaml } from '../source/yaml-source.ts';
import type { ContentDocument } from '../tenant.ts';
import { renderMarkdown } from './markdown.ts';

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

function problem(file: string, message: string): Problem {
  return { severity: 'error', file, line: 1, column: 1, path: '', message };
}

function readDocument(file: string, slug: string, text: string): ContentReading {
  if (!SLUG.test(slug)) {
    return {
      sources: [],
      problems: [
        problem(
          file,
          `The file name is the page's path: use lower-case words joined by hyphens, not "${slug}".`,
        ),
      ],
    };
  }
  const match = text.startsWith('---') ? FRONT_MATTER.exec(text) : null;
  if (match?.index !== 0) {
    const message =
      'Start the file with a line "---", then "title:" and "description:", then another line "---".';
    return { sources: [], problems: [problem(file, message)] };
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
  const { html, headings, rawHtml } = renderMarkdown(body);
  const bodyLine = match[0].split('\n').length;
  return {
    sources: [{ file, document: { slug, ...result.data, html, headings }, rawHtml, body, bodyLine }],
    problems: [],
  };
}

/** The Markdown pages of a tenant's content folder, by path. */
export async function readContent(tenantFolder: string): Promise<ContentReading> {
  const folder = join(tenantFolder, 'content');
  const files = filesInside(folder, tenantFolder).files.filter((name) => name.endsWith('.md'));
  const readings = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const slug = name.replace(/\.md$/, '');
      return readDocument(file, slug, (await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
    }),
  );
  return {
    sources: readings.flatMap(({ sources }) => sources),
    problems: readings.flatMap(({ problems }) => problems),
  };
}
