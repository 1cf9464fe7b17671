import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The sheet that every page has: layouts/styles.ts. */
const SHARED = /\/styles\.[\w-]+\.css$/;

interface Sheet {
  type: 'external' | 'inline';
  src?: string;
}
interface Route<Style extends Sheet> {
  routeData: { component: string };
  styles: Style[];
}

/**
 * Gives each kind of page two style sheets: the one that all pages share, and one with all others of its kind. The
 * bundler writes up to eight, and the first paint waits for each. All of them are in cascade layers, which decide
 * which rule wins, and the bundler's own order differs between kinds of pages.
 *
 * @param folders where the bundler wrote its files
 * @param client folder of the published files; the joined sheets are written there
 */
export function joinStyleSheets<Style extends Sheet>(
  routes: Route<Style>[],
  folders: readonly string[],
  client: string,
): void {
  const read = (src: string): string => {
    const file = folders.map((folder) => join(folder, src)).find((candidate) => existsSync(candidate));
    if (file === undefined)
      throw new Error(
        `Astro did not write the style sheet ${src}. Build again; if it is still missing, tell the developers.`,
      );
    return readFileSync(file, 'utf8').trim();
  };
  for (const route of routes) {
    const own = route.styles.flatMap(({ src }) => (src !== undefined && !SHARED.test(src) ? [src] : []));
    const shared = route.styles.filter(({ src }) => src !== undefined && SHARED.test(src));
    const [first] = route.styles;
    if (!first || own.length < 2 || shared.length + own.length < route.styles.length) continue;
    const css = `${own.map(read).join('\n')}\n`;
    const name = basename(route.routeData.component).replace(/\.\w+$/, '');
    const src = `/_astro/${name}-page.${hash('sha256', css, 'base64url').slice(0, 8)}.css`;
    const file = join(client, src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, css);
    route.styles = [...shared, { ...first, src }];
  }
}
