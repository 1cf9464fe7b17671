import type { BrandPage } from '../../features/brands/brand-page.ts';
import type { ModelPage } from '../../features/models/model-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'brand-models': Settings<'brand-models'>;
  }
}

export const section = definePagePart<'brand-models', BrandPage | ModelPage>(
  'brand-models',
  ['brand', 'model'],
  ({ models }) => models.length > 0,
);
