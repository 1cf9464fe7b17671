import { readCondition } from '../../frame/search/search-condition.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { shownCount } from '../../lib/shown-count.ts';

/** A tag that leads to a search, with its number of vehicles. */
export interface TagLink {
  label: string;
  href: string;
  count: number;
}

/** The dealer's tags that fit vehicles in stock; without any of its own, the body types in stock. */
export function tagLinks(context: SiteContext, tags: Settings<'finder'>['tags']): TagLink[] {
  const cap = context.config.search.stock_count_cap;
  const links =
    tags.length === 0
      ? bodyLinks(context)
      : tags.flatMap(({ label, search }) => {
          const found = readCondition(context, search);
          return found && found.count > 0 ? [{ label, href: found.href, count: found.count }] : [];
        });
  return links.map(({ label, href, count }) => ({ label, href, count: shownCount(count, cap) }));
}
