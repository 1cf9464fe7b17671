/** Forms that a vehicle page opens if its address has their fragment. */
export const FORM_FRAGMENTS = { enquire: '#enquire', testDrive: '#test-drive', reserve: '#reserve' } as const;

const RESERVE_PAGES = ['checkout', 'buy-online'];

/** Address of the vehicle's reserve page (ROU-03), or of the reservation form on its own page if the site has none. */
export function reserveHref(slug: string, live: ReadonlySet<string>): string {
  const page = RESERVE_PAGES.map((name) => `/cars/${slug}/${name}`).find((path) => live.has(path));
  return page ?? `/cars/${slug}${FORM_FRAGMENTS.reserve}`;
}

/** Address of the site's test drive page, or of the test drive form on the vehicle's page if the site has none. */
export function testDriveHref(slug: string, live: ReadonlySet<string>): string {
  return live.has('/book-test-drive')
    ? `/book-test-drive/?car=${encodeURIComponent(slug)}`
    : `/cars/${slug}${FORM_FRAGMENTS.testDrive}`;
}
