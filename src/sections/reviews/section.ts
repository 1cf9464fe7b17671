import type { ReviewsView } from '../../features/locations/location-pages.ts';
import { siteReviews } from '../../features/locations/reviews.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

export interface HomeReviews extends ReviewsView {
  /** Number of reviews with their whole text (REV-03). If it is 0, the first three are shown and long ones shortened. */
  full: number;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    reviews: HomeReviews;
  }
}

export const section = defineSection('reviews', (context) => {
  const reviews = siteReviews(context);
  return reviews && { ...reviews, full: context.config.reviews.full };
});
