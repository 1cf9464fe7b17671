import type { ModelPage } from '../../features/models/model-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'model-versions': Settings<'model-versions'>;
  }
}

export const section = definePagePart<'model-versions', ModelPage>(
  'model-versions',
  'model',
  ({ versions }) => versions.length > 0,
);
