import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-list': Settings<'yard-list'>;
  }
}

export const section = definePagePart('yard-list', 'locations');
