import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    article: PartView<'article'>;
  }
}

export const section = definePagePart('article', 'content');
