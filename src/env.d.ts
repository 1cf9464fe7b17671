declare namespace App {
  interface Locals {
    /** All that the page's HTML depends on. */
    page: import('./site/page.ts').RenderedPage;
    /** What the compiled code writes inline; null in development, where no policy is sent. */
    inlineHashes: import('./layouts/content-security-policy.ts').FrameworkHashes | null;
    /** The tenant's own components; null where it has none. */
    overrides: import('./frame/slot/overrides.ts').PageOverrides | null;
  }
}
