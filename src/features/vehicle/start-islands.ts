/**
 * Starts the islands of the page (Astro's custom element). Astro would write this into the HTML of every page; in a
 * file it is cached (render/island-scripts.ts).
 */
import './provide-visible.ts';
import 'astro/runtime/server/astro-island.js';
