import { STOCK } from './search-live.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';

const GROUP = 'harbourline';

test('NAV-01 breadcrumbs link from Home to the current page', async ({ page }) => {
  await page.goto(at(GROUP, '/search/hyundai/tucson/'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Our stock', 'Hyundai', 'Tucson']);
  await expect(crumbs.getByText('Tucson')).toHaveAttribute('aria-current', 'page');
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Our stock', 'Hyundai']);
  await crumbs.getByRole('link', { name: 'Hyundai' }).click();
  await expect(page).toHaveURL(at(GROUP, '/search/hyundai/'));
  await page.goto(at(GROUP, '/locations/newstead'));
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Our locations', 'Newstead']);
});

test('the mega menu is called Vehicles by default, and Models on the site of a dealer that configures it', async ({
  page,
}) => {
  const menus = page.getByRole('navigation', { name: 'Main' });
  await page.goto(at(PLAIN));
  await expect(menus.getByText('Vehicles', { exact: true })).toBeVisible();
  await expect(menus.getByText('Models', { exact: true })).toHaveCount(0);
  await page.goto(at(CONTRARY));
  await expect(menus.getByText('Models', { exact: true })).toBeVisible();
  await expect(menus.getByText('Vehicles', { exact: true })).toHaveCount(0);
});

test('the menu and the directory of a dealer with a single brand list its models first, with all other makes behind one link', async ({
  page,
}) => {
  await page.goto(at('redgum-kia'));
  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByText('Models', { exact: true }).click();
  await expect(menus.getByText('Kia models', { exact: true })).toBeVisible();
  await expect(menus.getByRole('link', { name: 'Sportage', exact: true })).toBeVisible();
  await expect(menus.getByRole('link', { name: 'Toyota', exact: true })).toHaveCount(0);
  const directory = page.getByRole('region', { name: 'Kia models' });
  const toyota = directory.getByRole('heading', { name: /^Toyota/ });
  await page.goto(at('redgum-kia', '/models'));
  const makes = directory.getByRole('heading').filter({ hasNotText: 'Browse by body type' });
  await expect(makes.first()).toHaveText(/^\s*Kia/);
  await expect(toyota).toBeHidden();
  await page.goto(at('redgum-kia'));
  await menus.getByText('Models', { exact: true }).click();
  await menus.getByRole('link', { name: 'Other makes' }).click();
  await expect(toyota).toBeVisible();
});

test('NAV-03 NAV-04 NAV-05 NAV-06 the mega menu links to bodies, all vehicles, contact and stock', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByText('Vehicles', { exact: true }).click();
  const stock = '/search/new-used-and-demo-cars/';
  await expect(menus.getByRole('link', { name: 'All Vehicles' })).toHaveAttribute('href', stock);
  await expect(menus.getByRole('link', { name: 'Our Stock' }).first()).toHaveAttribute('href', stock);
  await expect(menus.getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
  for (const [label, href] of [
    ['SUVs', '/search/suv/'],
    ['Utes', '/search/ute/'],
    ['People movers', '/search/people-mover/'],
  ] as const)
    await expect(menus.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await menus.getByRole('link', { name: 'Utes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ utes$/ })).toBeVisible();
});

test('every body type of the mega menu has a picture or drawing of the same size, with its name below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const tenant of [GROUP, 'ironbark', 'cinder-road', PLAIN]) {
    await page.goto(at(tenant));
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText(/^(Vehicles|Models)$/).click();
    const entries = main.getByRole('list').filter({ has: page.locator('img, svg') });
    const boxes = await entries
      .first()
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const picture = link.querySelector('img, svg')?.getBoundingClientRect();
          const from = link.getBoundingClientRect();
          return picture && [picture.width, picture.height, picture.top - from.top].map(Math.round);
        }),
      );
    expect(boxes.length, tenant).toBeGreaterThan(1);
    expect(boxes[0]?.[1], tenant).toBeGreaterThan(40);
    for (const box of boxes) expect(box, tenant).toEqual(boxes[0]);
  }
});

test('NAV-07 the Locations menu lists each location with its phone, or with a contact link if it has none', async ({
  page,
}) => {
  await page.goto(at(PLAIN));
  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByText('Locations', { exact: true }).click();
  for (const name of ['Alder Bay', 'Birch Hill', 'Cedar Flat'])
    await expect(menus.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menus.getByRole('link', { name: 'Call Alder Bay, 07 7010 0190' })).toHaveAttribute(
    'href',
    'tel:+61770100190',
  );
  await expect(menus.getByRole('link', { name: 'Contact Cedar Flat' })).toBeVisible();
});

test('NAV-08 a menu of the header opens and closes by click', async ({ page }) => {
  await page.goto(at(GROUP));
  const menu = page.getByRole('navigation', { name: 'Main' }).getByText('Company', { exact: true });
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' });
  await expect(item).toBeHidden();
  // Dispatch a click without hover, as on touch screens.
  await menu.dispatchEvent('click');
  await expect(item).toBeVisible();
  await menu.dispatchEvent('click');
  await expect(item).toBeHidden();
});

test('NAV-08 a menu of the header opens on hover, one at a time, and closes when the pointer leaves or on Escape', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByText('Company', { exact: true }).hover();
  await expect(main.getByRole('link', { name: 'About us' })).toBeVisible();
  await main.getByText('Locations', { exact: true }).hover();
  await expect(main.getByRole('link', { name: 'Newstead', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'About us' })).toBeHidden();
  await page.mouse.move(640, 880);
  await expect(main.getByRole('link', { name: 'Newstead', exact: true })).toBeHidden();
  await main.getByText('Company', { exact: true }).hover();
  await expect(main.getByRole('link', { name: 'About us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'About us' })).toBeHidden();
});

test('the header’s search icon focuses the search field of the page, or on pages without one opens the search page and focuses its field', async ({
  page,
}) => {
  const icon = page.getByRole('banner').getByRole('link', { name: 'Search our stock' });
  await page.goto(at(PLAIN));
  await icon.click();
  await expect(page.getByLabel('Make, model or stock number')).toBeFocused();
  await page.goto(at(GROUP, '/about-us'));
  await icon.click();
  await expect(page).toHaveURL(at(GROUP, STOCK));
  const field = page.getByRole('searchbox', { name: 'Search vehicles' });
  await expect(field).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(GROUP, '/about-us'));
  await icon.click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expect(field).toBeFocused();
  // Closing the drawer removes its history entry, which takes a moment; a press before that may be lost, so try again.
  await expect(async () => {
    if (await field.isVisible()) await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await icon.click();
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
});

test('NAV-08 a menu of the header works by keyboard: Enter opens it, arrow down enters it, Escape closes it', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  const main = page.getByRole('navigation', { name: 'Main' });
  const summary = main.locator('summary', { hasText: 'Company' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'About us' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('link', { name: 'About us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'About us' })).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the first Tab focuses the link that skips the menus', async ({ page }) => {
  await page.goto(at(GROUP));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on phones the menu is a drawer with every link of the desktop menus except makes and the promotion, and closing it returns the focus', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  const hrefsIn = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].sort());
  // The drawer leaves out the makes and the promotion of the mega menu, which phones have no room for.
  const expected = await hrefsIn('nav.menus a:not(.lines a, .promo)');
  expect(expected.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 360, height: 740 });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const inDrawer = await hrefsIn('#site-menu a');
  expect(expected.filter((href) => !inDrawer.includes(href))).toEqual([]);
  await drawer.getByText('Vehicles', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'All Vehicles' })).toBeVisible();
  await drawer.getByText('Locations', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'Call Newstead, 07 7010 0110' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('NAV-09 the footer groups its links: vehicles, buyer tools, servicing and parts, and the dealer’s own pages', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  const footer = page.getByRole('contentinfo');
  for (const [title, link] of [
    ['Vehicles', 'Used vehicles'],
    ['Buyer tools', 'Find a location'],
    ['Servicing and parts', 'Service'],
    ['Harbourline Motor Group', 'Careers'],
  ] as const) {
    const group = footer.getByRole('navigation', { name: title, exact: true });
    await expect(group.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(group.getByRole('link', { name: link, exact: true })).toBeVisible();
  }
});
