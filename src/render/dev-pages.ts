import type { Page } from '../site/page.ts';

let pages: Promise<Page[]> | undefined;

async function load(): Promise<Page[]> {
  const fixtures = import.meta.glob<{ pages: Page[] }>('/tests/fixtures/pages.ts');
  const [first] = Object.values(fixtures);
  return first ? (await first()).pages : [];
}

const bare = (path: string) => path.replace(/\/$/, '');

export async function findPage(path: string): Promise<Page> {
  pages ??= load();
  const all = await pages;
  const page =
    all.find((candidate) => bare(candidate.path) === bare(path)) ??
    all.find(({ kind }) => kind === 'not-found');
  if (!page) throw new Error(`No page at ${path}.`);
  return page;
}
