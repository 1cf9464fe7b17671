import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeHTML } from 'entities/decode';
import type { PageOverrides } from '../../src/frame/slot/overrides.ts';
import { compile } from '../../src/render/compile.ts';
import { compileTenantOverrides } from '../../src/render/load-site.ts';
import type { KitModules } from '../../src/render/overrides/kit-modules.ts';
import { loadOverrides } from '../../src/render/overrides/load-overrides.ts';
import type { RenderedPage } from '../../src/site/page.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';

type Bundle = {
  renderPage(page: RenderedPage, overrides?: PageOverrides): Promise<Uint8Array>;
  kitModules: KitModules;
};

// Compile before the first test, because it takes longer than a test's time limit.
const { entry } = await compile(fileURLToPath(new URL('../..', import.meta.url)));
const bundle: Bundle = await import(entry);

const rendered = new WeakMap<RenderedPage, Promise<string>>();

async function render(page: RenderedPage): Promise<string> {
  return new TextDecoder().decode(await bundle.renderPage(page));
}

/** The published HTML of a page, or JSON of a card or tile file. */
export function htmlOf(page: RenderedPage): Promise<string> {
  const html = rendered.get(page) ?? render(page);
  rendered.set(page, html);
  return html;
}

/**
 * The published HTML of a page of a tenant with overrides.
 *
 * @param folder the tenant's folder
 */
export async function htmlWithOverrides(page: RenderedPage, tenant: Tenant, folder: string): Promise<string> {
  const compiled = await compileTenantOverrides(tenant, { root: resolve('.'), folder: resolve(folder) });
  const parts = await loadOverrides(compiled, bundle.kitModules);
  return new TextDecoder().decode(
    await bundle.renderPage(page, { parts, used: new Set(), builtIn: new Map() }),
  );
}

/** The first part of the HTML from `start` to `end`, both included. */
export function part(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  if (from < 0) throw new Error(`The HTML does not contain "${start}".`);
  return html.slice(from, html.indexOf(end, from) + end.length);
}

/** All parts of the HTML from `start` (included) to `end` (excluded). */
export function parts(html: string, start: string, end: string): string[] {
  return html
    .split(start)
    .slice(1)
    .map((rest) => start + rest.slice(0, rest.indexOf(end)));
}

/** The text of HTML without tags, with white space collapsed. */
export function words(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
