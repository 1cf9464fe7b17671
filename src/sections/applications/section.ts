import { sectionPicture } from '../../frame/media/section-picture.ts';
import { readCondition } from '../../frame/search/search-condition.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { formatCount } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { Picture } from '../../ui/picture.ts';

interface UseView {
  name: string;
  text: string;
  href: string;
  /** "7 in stock" */
  count: string;
  picture: Picture | null;
}

interface ApplicationsView {
  title: string;
  text: string;
  uses: UseView[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    applications: ApplicationsView;
  }
}

export const section = defineSection(
  'applications',
  (context, { title, text, uses }) => {
    const cap = context.config.search.stock_count_cap;
    const stocked = uses.flatMap(({ search, picture, ...words }): UseView[] => {
      const found = readCondition(context, search);
      if (!found || found.count === 0) return [];
      const count = `${formatCount(shownCount(found.count, cap))} in stock`;
      return [{ ...words, href: found.href, count, picture: sectionPicture(picture, context) }];
    });
    return stocked.length === 0 ? null : { title, text, uses: stocked };
  },
  {
    'by condition': {
      title: 'New, or driven in?',
      uses: [
        { name: 'New', text: 'With the maker’s whole warranty.', search: 'refinementList[car_type][0]=new' },
        { name: 'Used', text: 'Checked by our workshop.', search: 'refinementList[car_type][0]=used' },
      ],
    },
  },
);
