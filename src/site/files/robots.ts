import { absoluteUrl } from '../../frame/head.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { TextFile } from './site-file.ts';

export function robotsFile(site: Pick<Site, 'url'>): TextFile {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`, ''];
  return { path: 'robots.txt', body: lines.join('\n') };
}
