/** What the components of a dealer's own are given. */
export type { PageBase as Page } from '../frame/page.ts';
export type { CardView } from '../stock/views.ts';
