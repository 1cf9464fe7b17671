import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    form: PartView<'form'>;
  }
}

export const section = definePagePart('form', 'form');
