import { defineSection } from '../../frame/sections/define-section.ts';
import { type ShortcutView, shortcutLinks } from './shortcut-links.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    shortcuts: ShortcutView[];
  }
}

export const section = defineSection('shortcuts', (context) => {
  const links = shortcutLinks(context);
  return links.length > 0 ? links : null;
});
