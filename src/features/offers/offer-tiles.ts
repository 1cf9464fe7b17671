import { linkTargetExists } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { excerpt } from '../../lib/truncate.ts';
import type { PromoTileView } from '../../search/settings.ts';
import { currentOffers } from './current-offers.ts';
import { offeredModel } from './offer.ts';
import { plainText } from './plain-text.ts';

/** Characters of a tile's text: about four lines. */
const TEXT_LENGTH = 120;

export interface OfferTile {
  /** The make that the offer is about; null if it is about any vehicle. */
  make: string | null;
  tile: PromoTileView;
}

/** Tiles of today's offers for the search page, those that end first in front (SRC-03). */
export function offerTiles(context: SiteContext): OfferTile[] {
  const { site, pagePaths } = context;
  return currentOffers(context)
    .filter(({ href }) => linkTargetExists(href, pagePaths))
    .toSorted((a, b) => a.ends.localeCompare(b.ends))
    .map(({ id, nameHtml, descriptionHtml, href, image, ends }): OfferTile => {
      const offer = site.offers.find((one) => one.id === id);
      const text = excerpt(plainText(descriptionHtml), TEXT_LENGTH);
      return {
        make: (offer && offeredModel(offer, site)?.make) ?? null,
        tile: {
          kind: 'offer',
          title: plainText(nameHtml),
          text: text.text,
          href,
          action: 'See the offer',
          image,
          ends,
        },
      };
    });
}
