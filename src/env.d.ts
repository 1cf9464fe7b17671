declare namespace App {
  interface Locals {
    /** All that the page's HTML depends on. */
    page: import('./site/page.ts').Page;
  }
}
