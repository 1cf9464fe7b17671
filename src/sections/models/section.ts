import { defineSection } from '../../frame/sections/define-section.ts';
import { brandModels, type ModelTile } from '../../frame/stock/brand-models.ts';

export interface ModelsView {
  title: string;
  tiles: ModelTile[];
  /** The search of all stock. */
  href: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    models: ModelsView;
  }
}

export const section = defineSection(
  'models',
  (context, { title }) => {
    const models = brandModels(context);
    return models && { title: title ?? models.title, tiles: models.tiles, href: context.searchHref };
  },
  { 'with a heading of its own': { title: 'The whole range' } },
);
