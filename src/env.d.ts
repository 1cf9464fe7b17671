declare namespace App {
  interface Locals {
    /** All that the page's HTML depends on. */
    page: import('./site/page.ts').RenderedPage;
    /** Hashes of Astro's inline code for the Content Security Policy; null in development, which sends none. */
    inlineHashes: import('./layouts/content-security-policy.ts').FrameworkHashes | null;
    /** The tenant's own components; null where it has none. */
    overrides: import('./frame/slot/overrides.ts').PageOverrides | null;
  }
}
