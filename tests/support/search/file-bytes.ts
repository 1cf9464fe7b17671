import { isRendered } from '../../../src/render/file-body.ts';
import { packCards } from '../../../src/search/index-file/cards.ts';
import { packTiles } from '../../../src/search/index-file/tiles.ts';
import type { FileBody, SiteFile } from '../../../src/site/files/site-file.ts';
import { storedCard } from './stored-card.ts';

/** The bytes of a site's file. Cards and tiles get placeholder HTML, since these tests compile no views. */
export function fileBytes(body: SiteFile['body']): FileBody {
  if (!isRendered(body)) return body;
  const page = body.page();
  if (page.kind === 'stored-cards') return packCards(page.cards.map(storedCard));
  const html = ({ tile: { title } }: (typeof page)['callToAction']) => `<a class="promo-tile">${title}</a>`;
  const pools = Object.entries(page.pools).map(([key, pool]) => [key, pool.map(html)] as const);
  const placed = Object.entries(page.placed).map(
    ([key, pool]) => [key, pool.map((tile) => ({ position: tile.position, html: html(tile) }))] as const,
  );
  return packTiles({ pools: new Map(pools), placed: new Map(placed), callToAction: html(page.callToAction) });
}
