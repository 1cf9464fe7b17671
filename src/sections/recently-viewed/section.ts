import { defineSection } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'recently-viewed': { title: string };
  }
}

export const section = defineSection('recently-viewed', (_context, { title }) => ({ title }));
