/** Sections of a home page whose dealer lists none, from the top. */
export const HOME_SECTIONS = [
  'hero',
  'finder',
  'shortcuts',
  'models',
  'arrivals',
  'bodies',
  'makes',
  'budget',
  'offers',
  'claims',
  'service',
  'yards',
  'reviews',
] as const;
