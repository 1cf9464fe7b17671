declare namespace App {
  interface Locals {
    /** All that the page's HTML depends on. */
    page: import('./site/page.ts').RenderedPage;
    /**
     * True if the page gets its Content Security Policy. False in development, because the policy would block Vite's
     * inline code.
     */
    hasPolicy: boolean;
    /** The tenant's own components; null where it has none. */
    overrides: import('./frame/slot/overrides.ts').PageOverrides | null;
  }
}
