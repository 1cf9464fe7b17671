import { hash } from 'node:crypto';
import { answer, DEMO_TENANTS, PLAIN } from '../support/hosts.ts';
import { tagsOf } from '../support/html.ts';
import { gzipBytes, publishedBytes, publishedFile } from '../support/published.ts';
import { fixturePath, samplePaths } from '../support/samples.ts';
import { expect, test } from './site.ts';

const KB = 1000;
const CSS_LIMIT = 17 * KB;
/** All fonts that a page loads before its first paint. */
const FONT_LIMIT = 60 * KB;
const SCRIPT_LIMIT: Record<string, number> = { vehicle: 110 * KB, search: 145 * KB };
/** Kinds of pages that may load React. */
const WITH_REACT = new Set(['vehicle', 'search']);
const OTHER_SCRIPT_LIMIT = 10 * KB;
/** Limit for all forms together, in addition to the page: Formik, yup and the table of forms. */
const FORMS_LIMIT = 30 * KB;

/** Static imports of a module. */
const AT_ONCE = /(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g;
/** Static and dynamic imports. */
const LATER_TOO = /(?:from|import)\s*\(?["'`]([^"'`]+\.js)["'`]/g;
/** All files that a module names, including workers. */
const EVERYTHING = /["'`]((?:\/?_astro\/|\.\/)[\w.-]+\.js)["'`]/g;
/** Imports that count for a kind of page. On other kinds only static imports count. */
const MEASURED: Record<string, RegExp> = { vehicle: LATER_TOO, search: EVERYTHING };

/** All variants of vehicle pages have the same budget. */
const budgetOf = (kind: string): string => (/vehicle/.test(kind) ? 'vehicle' : kind);

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * The moving map comes with its library when a shopper opens it, on sites that have tiles; the forms come with
 * theirs when one is opened, and have a limit of their own.
 */
const ON_REQUEST = /\/open-(map|form)\./;

/** A module and everything that it imports, without duplicates. */
function withImports(
  tenant: string,
  entries: readonly string[],
  pattern: RegExp,
  without: RegExp | null = ON_REQUEST,
): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || without?.test(path)) return;
    found.add(path);
    const code = publishedFile(tenant, path);
    for (const [, imported = ''] of code.matchAll(pattern))
      add(new URL(imported.replace(/^_astro\//, '/_astro/'), `http://site${path}`).pathname);
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** The modules in a page's HTML. */
const entriesOf = (body: string): string[] =>
  tagsOf(body).flatMap(({ name, attributes }) => {
    const { src, href, rel, 'component-url': island, 'renderer-url': renderer } = attributes;
    if (name === 'script' && src) return [src];
    if (name === 'astro-island' && island && renderer) return [island, renderer];
    return name === 'link' && rel === 'modulepreload' && href ? [href] : [];
  });

test('forms load when one is opened, and all together stay within their limit', async () => {
  const { body } = await answer(PLAIN, fixturePath(PLAIN, 'CX-5'));
  const entries = entriesOf(body);
  const page = withImports(PLAIN, entries, EVERYTHING);
  const all = withImports(PLAIN, entries, EVERYTHING, /\/open-map\./);
  const forms = all.filter((file) => !page.includes(file));
  const codeOf = (files: string[]) => files.map((file) => publishedFile(PLAIN, file));
  // Names that the minifier does not change: an option of Formik, a method of yup.
  for (const library of [/validationSchema/, /excludeEmptyString/]) {
    expect(codeOf(page).filter((code) => library.test(code))).toEqual([]);
    expect(codeOf(forms).some((code) => library.test(code))).toBe(true);
  }
  const size = codeOf(forms).reduce((sum, code) => sum + gzipBytes(code), 0);
  expect(size, `${forms.join(', ')}, gzip`).toBeLessThanOrEqual(FORMS_LIMIT);
});

for (const tenant of DEMO_TENANTS) {
  test(`${tenant}: pages stay within the budgets for scripts, styles and fonts, and comply with the policy`, async () => {
    for (const [kind, path] of Object.entries(samplePaths(tenant))) {
      const { body } = await answer(tenant, path);
      const tags = tagsOf(body);
      const where = `${tenant} ${kind} ${path}`;

      const entries = entriesOf(body);
      const codeOf = (pattern: RegExp) =>
        withImports(tenant, entries, pattern).map((file) => publishedFile(tenant, file));
      const scripts = codeOf(MEASURED[budgetOf(kind)] ?? AT_ONCE);
      const size = scripts.reduce((sum, code) => sum + gzipBytes(code), 0);
      expect(size, `${where}: scripts, gzip`).toBeLessThanOrEqual(
        SCRIPT_LIMIT[budgetOf(kind)] ?? OTHER_SCRIPT_LIMIT,
      );
      const has = (pattern: RegExp) => codeOf(EVERYTHING).some((code) => pattern.test(code));
      expect(has(/AxiosError/), `${where}: axios`).toBe(false);
      if (kind === 'search') {
        expect(has(/multiSearch/), `${where}: the search itself`).toBe(true);
        expect(has(/postMessage/), `${where}: its worker`).toBe(true);
      }
      if (!WITH_REACT.has(budgetOf(kind)))
        expect(has(/react\.(transitional\.)?element|hydrateRoot/), where).toBe(false);

      if (kind === 'search')
        expect(
          codeOf(AT_ONCE).some((code) => /hydrateRoot|multiSearch/.test(code)),
          `${where}: React and the search are not among the scripts of the first paint`,
        ).toBe(false);

      const sheets = tags.filter(({ attributes: { rel } }) => rel === 'stylesheet');
      const inline = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      const css = [...sheets.map(({ attributes: { href = '' } }) => publishedFile(tenant, href)), ...inline];
      expect(css.length, where).toBeGreaterThan(1);
      // One of all pages, one of this kind, and one of each component of the dealer.
      const own = sheets.filter(({ attributes: { href = '' } }) => !href.includes('/overrides/'));
      expect(own.length, `${where}: style sheets`).toBeLessThanOrEqual(2);
      const styles = css.reduce((sum, text) => sum + gzipBytes(text), 0);
      expect(styles, `${where}: styles, gzip`).toBeLessThanOrEqual(CSS_LIMIT);

      const fonts = tags.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'font');
      expect(fonts.length, where).toBeGreaterThan(0);
      const fontBytes = fonts.reduce(
        (sum, { attributes: { href = '' } }) => sum + publishedBytes(tenant, href).length,
        0,
      );
      expect(fontBytes, `${where}: fonts`).toBeLessThanOrEqual(FONT_LIMIT);

      expect(
        tags.filter(({ attributes }) => 'style' in attributes),
        where,
      ).toEqual([]);
      const handlers = tags
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((key) => /^on/.test(key));
      expect(handlers, where).toEqual([]);
      const policy = tags.find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
      const content = policy?.attributes.content ?? '';
      const inlineScripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
      expect(
        inlineScripts.filter((code) => !content.includes(sha256(code))),
        `${where}: scripts that the policy does not name`,
      ).toEqual([]);
      const started = tags.some(({ name }) => name === 'astro-island');
      expect(inlineScripts.length > 0, `${where}: inline scripts start islands and nothing else`).toBe(
        started,
      );
      for (const part of [
        "default-src 'self'",
        'script-src',
        'style-src',
        "object-src 'none'",
        "base-uri 'self'",
      ])
        expect(content, where).toContain(part);
      expect(content, where).not.toMatch(/unsafe-|script-src[^;]*(\*|https?:|data:)/);
    }
  });
}
