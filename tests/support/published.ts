import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseRedirects } from '../../src/serve/redirect-rules.ts';
import { hostOf } from './hosts.ts';

const folderOf = (tenant: string): string => realpathSync(join(hostOf(tenant).dist, tenant));

/** All files of a published site as path and text, without scripts, styles, fonts and most pictures. */
export function publishedTexts(tenant: string): { path: string; text: string }[] {
  const root = folderOf(tenant);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (['_astro', '_media', 'media'].includes(entry.name)) return [];
      const inner = `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(inner) : [inner];
    });
  return walk('').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** All pages of a published site. */
export const publishedPages = (tenant: string): { path: string; html: string }[] =>
  publishedTexts(tenant)
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, text }) => ({ path: path.replace(/(\/)index\.html$|\.html$/, '$1'), html: text }));

/** Returns a function that checks whether the published site has a file or redirect at a path. */
export function siteAnswers(tenant: string): (path: string) => boolean {
  const root = folderOf(tenant);
  const redirects = parseRedirects(readFileSync(join(root, '_redirects'), 'utf8'));
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  return (path) => {
    if (redirects.has(path)) return true;
    const bare = decodeURIComponent(path).replace(/\/$/, '');
    return [bare, `${bare}.html`, `${bare}/index.html`].some((name) => isFile(join(root, name)));
  };
}

/** Size of a text as a host sends it compressed, in bytes. */
export const gzipBytes = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** @param quality from 0 to 11, the best */
export const brotliBytes = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export const publishedBytes = (tenant: string, path: string): Buffer =>
  readFileSync(join(folderOf(tenant), path));

export const publishedFile = (tenant: string, path: string): string =>
  readFileSync(join(folderOf(tenant), path), 'utf8');
