import type { SectionComponent } from '../frame/sections/section-component.ts';

/** The HTML of sections by their files, in development only: `separateSections` replaces this in the compiled code. */
export const developmentViews: Record<string, SectionComponent> | null = import.meta.glob<SectionComponent>(
  './*/View.astro',
  { eager: true, import: 'default' },
);
