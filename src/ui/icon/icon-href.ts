import sprite from './icons.svg?url';
import type { IconName } from './names.ts';

/** Address of an icon's symbol, for the `<use>` of a page, an island or a script. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;
