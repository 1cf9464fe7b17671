import { SALES_PER_DAY } from '../../stock/rules/sales-counter.ts';
import { valueAt } from '../explain/explain-issues.ts';
import { type Finding, type Path, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

/**
 * Warns about NSW sales yards without a dealer licence number, unless the site shows a NSW licence on every
 * page.
 */
export function checkLicences(draft: Draft): Finding[] {
  if (draft.value('licences')?.some(({ state }) => state === 'NSW')) return [];
  return draft.entries('locations').flatMap(({ path, value }) => {
    const sells = value.location_type === '' || value.location_type === 'sales';
    if (value.address.state !== 'NSW' || !sells || value.dealer_license_number) return [];
    return [
      warning(
        path,
        `"${value.name}" is in NSW and has no dealer_license_number. NSW law requires dealers to show their licence number on their website (Motor Dealers and Repairers Act 2013, section 19A).`,
      ),
    ];
  });
}

const INVENTED_SALES = `The counter "Sales this Month" on vehicle pages adds ${SALES_PER_DAY} sales a day, whether or not the dealer sells anything. A made-up figure may mislead (Australian Consumer Law, sections 18 and 29). Set vehicle.sales_counter to false, or vehicle.sales_per_day to the dealer's own daily average.`;

/**
 * Warns about a sales counter that shows invented figures (CON-15): it is on, and the dealer has not given
 * its own average.
 */
export function checkSalesCounter(draft: Draft): Finding[] {
  const settings = draft.value('config')?.vehicle;
  if (!settings) return [];
  const inOverrides = draft.entries('overrides').flatMap(({ path, value }): Path[] => {
    const own = valueAt(value.set, ['vehicle']) as Partial<typeof settings> | undefined;
    const { sales_counter, sales_per_day } = { ...settings, ...own };
    if (!sales_counter || sales_per_day !== null) return [];
    if (own?.sales_counter) return [[...path, 'set', 'vehicle', 'sales_counter']];
    return own?.sales_per_day === null ? [[...path, 'set', 'vehicle', 'sales_per_day']] : [];
  });
  const inConfig: Path[] =
    settings.sales_counter && settings.sales_per_day === null ? [['config', 'vehicle', 'sales_counter']] : [];
  return [...inConfig, ...inOverrides].map((path) => warning(path, INVENTED_SALES));
}

const TICKED_NEWS =
  'The checkbox for news starts ticked in every form. The regulator (ACMA) does not accept a box that was ticked beforehand as consent to marketing messages (Spam Act 2003). Set forms.opt_in_ticked to false.';

/** Warns about checkboxes for news that start ticked, for the whole site or in an override (FRM-12). */
export function checkTickedNews(draft: Draft): Finding[] {
  const config = draft.value('config');
  const settings = [
    { path: ['config'], set: config },
    ...draft.entries('overrides').map(({ path, value }) => ({ path: [...path, 'set'], set: value.set })),
  ];
  return settings.flatMap(({ path, set }) =>
    valueAt(set, ['forms', 'opt_in_ticked']) === true
      ? [warning([...path, 'forms', 'opt_in_ticked'], TICKED_NEWS)]
      : [],
  );
}
