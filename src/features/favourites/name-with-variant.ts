import type { CardFacts } from '../../stock/card-facts.ts';

/** "2023 Ford Ranger Wildtrak MY23" */
export const nameWithVariant = ({ title, variant }: Pick<CardFacts, 'title' | 'variant'>): string =>
  `${title} ${variant.replaceAll(' · ', ' ')}`.trim();
