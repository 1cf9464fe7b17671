import { defineSection } from '../../frame/sections/define-section.ts';

/** All that it shows is the page's: heading, sentence and picture. */
declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hero: true;
  }
}

export const section = defineSection('hero', () => true);
