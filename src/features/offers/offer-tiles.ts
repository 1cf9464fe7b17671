import { linkTargetExists } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { clip } from '../../lib/truncate.ts';
import type { MakeTile } from '../../search/settings.ts';
import { offersEndingFirst } from './current-offers.ts';
import { offeredModel } from './offer.ts';
import { plainText } from './plain-text.ts';

/** Characters of a tile's text: about four lines. */
const TEXT_LENGTH = 120;

/** The first sentences that fit, at least one; the first words with an ellipsis if that one is far too long. */
function shortText(text: string): string {
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?])\s/g)) {
    if (end > 0 && index > TEXT_LENGTH) break;
    end = index;
  }
  return text.length <= TEXT_LENGTH || end === 0 || end > 1.5 * TEXT_LENGTH
    ? clip(text, 1.5 * TEXT_LENGTH)
    : text.slice(0, end);
}

/** Tiles of today's offers for the search page, those that end first in front (SRC-03). */
export function offerTiles(context: SiteContext): MakeTile[] {
  const { site, pagePaths } = context;
  return offersEndingFirst(context)
    .filter(({ href }) => linkTargetExists(href, pagePaths))
    .map(({ id, nameHtml, descriptionHtml, href, image, ends }): MakeTile => {
      const offer = site.offers.find((one) => one.id === id);
      return {
        make: (offer && offeredModel(offer, site)?.make) ?? null,
        tile: {
          kind: 'offer',
          title: plainText(nameHtml),
          text: shortText(plainText(descriptionHtml)),
          href,
          action: 'See the offer',
          image,
          ends,
        },
      };
    });
}
