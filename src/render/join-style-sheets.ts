import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  canStandOn,
  PAGE_SECTIONS,
  type SectionedKind,
  sectionForm,
} from '../tenant/schema/defaults/page-sections.ts';
import { SHARED_SHEET } from './look-sheets.ts';
import { SECTION_ROUTES } from './separate-sections.ts';
import { OF_SECTIONS } from './view-route.ts';

const KINDS = Object.keys(PAGE_SECTIONS) as SectionedKind[];

interface Sheet {
  type: 'external' | 'inline';
  src?: string;
}
interface Route<Style extends Sheet> {
  routeData: { component: string; route: string };
  styles: Style[];
}

const ownSheets = ({ styles }: Route<Sheet>): string[] =>
  styles.flatMap(({ src }) => (src !== undefined && !SHARED_SHEET.test(src) ? [src] : []));

/** Paths of style sheets for pages that are lists of sections. */
export interface SectionSheets {
  /** Of the sections that a kind of page usually has. */
  usual: Record<SectionedKind, string>;
  /** Of all sections that can stand on it, for pages with one that is not usual for their kind. */
  unusual: Record<SectionedKind, string>;
}

/**
 * Gives each kind of page two style sheets: the one that all pages share, and one with all others of its kind. The
 * bundler writes up to eight, and the first paint waits for each. All of them are in cascade layers, which decide which
 * rule wins, and the bundler's own order differs between kinds of pages.
 *
 * @param folders where the bundler wrote its files
 * @param client folder of the published files; the joined sheets are written there
 * @returns the sheets of sections, which the route of their pages does not have
 */
export function joinStyleSheets<Style extends Sheet>(
  routes: Route<Style>[],
  folders: readonly string[],
  client: string,
): SectionSheets {
  const read = (src: string): string => {
    const file = folders.map((folder) => join(folder, src)).find((candidate) => existsSync(candidate));
    if (file === undefined)
      throw new Error(
        `Astro did not write the style sheet ${src}. Build again; if it is still missing, tell the developers.`,
      );
    return readFileSync(file, 'utf8').trim();
  };
  const write = (name: string, parts: readonly string[]): string => {
    const css = `${parts.join('\n')}\n`;
    const src = `/_astro/${name}.${hash('sha256', css, 'base64url').slice(0, 8)}.css`;
    const file = join(client, src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, css);
    return src;
  };
  const isSection = ({ routeData }: Route<Style>) => routeData.route.startsWith(SECTION_ROUTES);
  const sectionSheets = new Map(
    routes
      .filter(isSection)
      .map((route) => [route.routeData.route.slice(SECTION_ROUTES.length), ownSheets(route)]),
  );
  const frame = routes.find(({ routeData }) => routeData.route === OF_SECTIONS);
  const frameSheets = frame ? ownSheets(frame) : [];
  if (frame) frame.styles = frame.styles.filter(({ src = '' }) => !frameSheets.includes(src));
  for (const route of routes.filter((one) => !isSection(one))) {
    const own = ownSheets(route);
    const shared = route.styles.filter(({ src }) => src !== undefined && SHARED_SHEET.test(src));
    const [first] = route.styles;
    if (!first || own.length < 2 || shared.length + own.length < route.styles.length) continue;
    const kind = basename(route.routeData.component).replace(/\.\w+$/, '');
    route.styles = [...shared, { ...first, src: write(`${kind}-page`, own.map(read)) }];
  }
  const writeSections = (kind: string, sections: readonly string[]) => {
    const sheets = sections.flatMap((section) => sectionSheets.get(section) ?? []);
    return write(`${kind}-page`, [...new Set([...frameSheets, ...sheets])].map(read));
  };
  const possible = (kind: SectionedKind) =>
    [...sectionSheets.keys()].filter((section) => canStandOn(kind, section));
  /** Each sheet under the condition that such a page of the dealer has one of its sections (look-sheets.ts). */
  const writeUnusual = (kind: SectionedKind) => {
    const names = possible(kind);
    const sheets = new Set(names.flatMap((name) => sectionSheets.get(name) ?? []));
    const conditional = [...sheets]
      .filter((src) => !frameSheets.includes(src))
      .map((src) => {
        const forms = names
          .filter((name) => sectionSheets.get(name)?.includes(src))
          .map((name) => `(--look:${sectionForm(kind, name)})`);
        return `@supports ${forms.join(' or ')}{${read(src)}}`;
      });
    return write(`${kind}-sections`, [...frameSheets.map(read), ...conditional]);
  };
  const forEach = (write: (kind: SectionedKind) => string) =>
    Object.fromEntries(KINDS.map((kind) => [kind, write(kind)])) as Record<SectionedKind, string>;
  return {
    usual: forEach((kind) => writeSections(kind, PAGE_SECTIONS[kind].usual)),
    unusual: forEach(writeUnusual),
  };
}
