import type { Site } from '../tenant/schema/site.ts';

/** "Motor dealer licence 4170001 (QLD)" */
export const licenceText = ({ label, number, state }: Site['licences'][number]): string =>
  `${label} ${number} (${state})`;
