import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    article: Settings<'article'>;
  }
}

export const section = definePagePart('article', 'content');
