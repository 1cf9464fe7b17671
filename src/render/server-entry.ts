import { createApp } from 'astro/app/entrypoint';
import type { Page } from '../site/page.ts';

const app = createApp({ streaming: false });
const routes = new Map(app.manifestData.routes.map((route) => [route.route, route]));

export async function renderPage(page: Page): Promise<Response> {
  const routeData = routes.get(`/${page.kind}`);
  if (!routeData) throw new Error(`No view for pages of kind "${page.kind}".`);
  return app.render(new Request(new URL(page.path, page.chrome.dealer.url)), { routeData, locals: { page } });
}
