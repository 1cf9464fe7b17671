import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hero: PartView<'hero'>;
  }
}

export const section = definePagePart('hero', 'home');
