import type { LinkView } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';

/** Searches of the conditions in stock. */
export function conditionLinks({ catalogue }: Pick<SiteContext, 'catalogue'>): LinkView[] {
  return CONDITION_ORDER.flatMap((type): LinkView[] => {
    const search = catalogue.byType(type);
    if (!search || search.cars.length === 0) return [];
    return [{ label: conditionLabel(type), href: search.path, count: search.cars.length, value: type }];
  });
}
