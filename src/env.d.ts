declare namespace App {
  interface Locals {
    /** All that the page's HTML depends on. */
    page: import('./site/page.ts').RenderedPage;
    /**
     * Which Content Security Policy the page gets. In development it is the published one without the directives that
     * would block Vite's inline code; null: none.
     */
    policyFor: 'publishing' | 'development' | null;
    /** The views of sections by name in the compiled code, which has each as a route; absent in development. */
    sectionViews?: ReadonlyMap<string, import('./frame/sections/section-component.ts').SectionComponent>;
    /** The tenant's own components; null where it has none. */
    overrides: import('./frame/slot/overrides.ts').PageOverrides | null;
  }
}
