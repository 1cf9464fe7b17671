import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    form: Settings<'form'>;
  }
}

export const section = definePagePart('form', 'form');
