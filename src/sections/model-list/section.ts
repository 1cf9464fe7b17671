import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'model-list': Settings<'model-list'>;
  }
}

export const section = definePagePart('model-list', 'directory');
