import { createApp } from 'astro/app/entrypoint';
import type { PageOverrides } from '../frame/slot/overrides.ts';
import type { FrameworkHashes } from '../layouts/content-security-policy.ts';
import { storedDrawings } from '../site/files/stored-drawings-file.ts';
import type { RenderedPage } from '../site/page.ts';

export { kitModules } from './overrides/kit-modules.ts';

const app = createApp({ streaming: false });
const LOG_LEVEL = app.logger.options.level;
const routes = new Map(app.manifestData.routes.map((route) => [route.route, route]));

// By default Astro answers an error with an empty page of status 500 and only logs the reason.
app.renderError = async (request, { error, status }) => {
  throw error ?? new Error(`${new URL(request.url).pathname} answered with status ${status}.`);
};

const hashOf = (entry: string | { hash: string }): string => (typeof entry === 'string' ? entry : entry.hash);

// By default Astro hashes every script and style again for each page, but the hashes are the same for all.
const { csp } = app.manifest;
const inlineHashes: FrameworkHashes = {
  scripts: csp?.scriptDirective.hashes.map(hashOf) ?? [],
  styles: csp?.styleDirective.hashes.map(hashOf) ?? [],
};
app.manifest.shouldInjectCspMetaTags = false;

/**
 * Renders a page to the bytes of its file: HTML, or JSON for card and tile files.
 *
 * @param overrides the tenant's overrides; names of those that the page uses are added to `used`
 * @throws the error of the view
 */
export async function renderPage(
  page: RenderedPage,
  overrides: PageOverrides | null = null,
): Promise<Uint8Array> {
  const routeData = routes.get(`/${page.kind}`);
  if (!routeData) throw new Error(`No view for pages of kind "${page.kind}".`);
  // Astro prints a stack for each page that fails. With components of the tenant, render-into.ts reports failures:
  // theirs by file and line, ours with one stack.
  app.logger.options.level = overrides === null ? LOG_LEVEL : 'silent';
  const request = new Request(new URL(page.path, page.chrome.dealer.url));
  const response = await app.render(request, { routeData, locals: { page, inlineHashes, overrides } });
  if (response.status !== 200) throw new Error(`${page.path} answered with status ${response.status}.`);
  if (page.kind === 'stored-cards' || page.kind === 'stored-tiles')
    return Buffer.from(storedDrawings(page, await response.text()));
  return new Uint8Array(await response.arrayBuffer());
}
