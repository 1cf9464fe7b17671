import { currentOffers } from '../../features/offers/current-offers.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { type ShortcutView, shortcutLinks } from './shortcut-links.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    shortcuts: ShortcutView[];
  }
}

export const section = defineSection('shortcuts', (context, _, page) => {
  const showsOffers = page.has('offers') && currentOffers(context).length > 0;
  const links = shortcutLinks(context, showsOffers ? `${page.of.path}#offers` : null);
  return links.length > 0 ? links : null;
});
