import type { Chrome } from './page.ts';

/** "Motor dealer licence 4170001 (QLD)" */
export const licenceText = ({ label, number, state }: Chrome['dealer']['licences'][number]): string =>
  `${label} ${number} (${state})`;
