import type { StoredDrawingsPage } from '../features/card/stored-drawings.ts';
import type { PlanInput } from '../frame/pages/define-pages.ts';
import type { PAGE_REGISTER } from './page-register.ts';

type PlannedBy<Definition> = Definition extends { plan: (input: PlanInput) => (infer Planned)[] }
  ? Planned
  : never;
type BuiltBy<Planned> = Planned extends { build: (context: never) => infer Page } ? Page : never;

export type Page = BuiltBy<PlannedBy<(typeof PAGE_REGISTER)[number]>>;
/** Input of a view: a page, or a file of rendered cards or tiles for scripts. */
export type RenderedPage = Page | StoredDrawingsPage;

export const isPage = (rendered: RenderedPage): rendered is Page =>
  rendered.kind !== 'stored-cards' && rendered.kind !== 'stored-tiles';
