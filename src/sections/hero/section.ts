import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hero: Settings<'hero'>;
  }
}

export const section = definePagePart('hero', 'home');
