/**
 * Defines `<astro-island>`, which starts the islands of the page. Astro would write this code into the HTML of every
 * page; as a part of the page's script it is cached (`src/render/island-scripts.ts`).
 */
import './provide-visible.ts';
import 'astro/runtime/server/astro-island.js';
