import { join } from 'node:path';

/** File of the font that draws names into pictures. The libraries that draw read no WOFF2. */
export const LETTERING_FONT = join(import.meta.dirname, '../../ui/assets/fonts/lettering.ttf');
