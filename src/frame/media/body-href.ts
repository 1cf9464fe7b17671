import type { BodyType } from '../../stock/car.ts';
import type { Chrome } from '../page.ts';
import bodies from './bodies.svg?url';
import { bodyId } from './body-drawings.ts';

/**
 * URL of the line drawing of a body type, for a `<use>` element with a view box of 200 × 84. The drawings are a file of
 * their own, because one of them is 0.2 kB of a page's compressed HTML.
 */
export const bodyHref = (body: BodyType | null, kind: Chrome['dealer']['kind']): string =>
  `${bodies}#${bodyId(body, kind)}`;

/** URL of the nose of a truck, for a `<use>` element with a view box of 186 × 170. */
export const noseHref = `${bodies}#truck-nose`;
