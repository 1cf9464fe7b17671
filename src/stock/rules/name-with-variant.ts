import type { CardFacts } from '../card-facts.ts';

/** "2023 Ford Ranger Wildtrak MY23": the title and the parts of the variant, without the dots between them. */
export const nameWithVariant = ({ title, variant }: Pick<CardFacts, 'title' | 'variant'>): string =>
  `${title} ${variant.replaceAll(' · ', ' ')}`.trim();
