import { linkTargetExists } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { excerpt } from '../../lib/truncate.ts';
import type { MakeTile } from '../../search/settings.ts';
import { currentOffers } from './current-offers.ts';
import { offeredModel } from './offer.ts';
import { plainText } from './plain-text.ts';

/** Characters of a tile's text: about four lines. */
const TEXT_LENGTH = 120;

/** Tiles of today's offers for the search page, those that end first in front (SRC-03). */
export function offerTiles(context: SiteContext): MakeTile[] {
  const { site, pagePaths } = context;
  return currentOffers(context)
    .filter(({ href }) => linkTargetExists(href, pagePaths))
    .toSorted((a, b) => a.ends.localeCompare(b.ends))
    .map(({ id, nameHtml, descriptionHtml, href, image, ends }): MakeTile => {
      const offer = site.offers.find((one) => one.id === id);
      return {
        make: (offer && offeredModel(offer, site)?.make) ?? null,
        tile: {
          kind: 'offer',
          title: plainText(nameHtml),
          text: excerpt(plainText(descriptionHtml), TEXT_LENGTH).text,
          href,
          action: 'See the offer',
          image,
          ends,
        },
      };
    });
}
