import type { NoResultsWords } from '../../search/settings.ts';

/**
 * The words of a list without results (ERR-05, SRC-12).
 *
 * @param isAllStock the list is that of all vehicles, so there is no larger one to go to
 */
export function noResultsWords(
  vehicles: string,
  { isAllStock, searchHref, contactHref }: { isAllStock: boolean; searchHref: string; contactHref: string },
): NoResultsWords {
  return {
    filtered: {
      title: 'No Results Available',
      text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
      action: 'Clear Filters',
      href: searchHref,
    },
    // Filters change nothing here: the last vehicle of this list is sold.
    unfiltered: isAllStock
      ? {
          title: `No ${vehicles} in stock`,
          text: 'Please ask us what is on its way.',
          action: 'Contact us',
          href: contactHref,
        }
      : {
          title: 'None in stock',
          text: `Please see what else we have, or ask us to find one for you.`,
          action: `See all our ${vehicles}`,
          href: searchHref,
        },
  };
}
