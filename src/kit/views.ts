/** Types of the props that a dealer's own components receive. */
export type { HomePage } from '../features/home/home-page.ts';
export type { LocationView } from '../frame/locations/location-types.ts';
export type { Chrome, PageBase as Page } from '../frame/page.ts';
export type { PromoTileView } from '../search/settings.ts';
export type { CardView, TagView } from '../stock/views.ts';
export type { Picture } from '../ui/picture.ts';
