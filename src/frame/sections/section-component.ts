import type { PageBase } from '../page.ts';

/** The view of a section, as Astro compiles it. */
export type SectionComponent = (props: { view: unknown; page: PageBase }) => unknown;
