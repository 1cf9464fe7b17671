import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-list': PartView<'yard-list'>;
  }
}

export const section = definePagePart('yard-list', 'locations');
