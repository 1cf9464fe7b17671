import type { BrandPage } from '../../features/brands/brand-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'brand-models': Settings<'brand-models'>;
  }
}

export const section = definePagePart<'brand-models', BrandPage>(
  'brand-models',
  'brand',
  ({ models }) => models.length > 0,
);
