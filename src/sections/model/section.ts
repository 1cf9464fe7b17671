import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    model: Settings<'model'>;
  }
}

export const section = definePagePart('model', 'model');
