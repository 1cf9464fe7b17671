/** Types of the props that a dealer's own components receive. */
export type { PageBase as Page } from '../frame/page.ts';
export type { CardView } from '../stock/views.ts';
