import sprite from './icons.svg?url';
import type { IconName } from './names.ts';

/** URL of an icon's symbol, for a `<use>` element. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;
