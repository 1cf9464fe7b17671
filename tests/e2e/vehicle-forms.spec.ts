import type { Page } from '@playwright/test';
import { findCar, hasPage, isOnSale, samplePaths, stockOf } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const PHONE = { width: 360, height: 740 };

const financed = () =>
  findCar(
    'harbourline',
    'vehicle with finance',
    (car) => isOnSale(car) && car.car_type === 'used' && Object.keys(car.finance_lenders ?? {}).length > 0,
  );

test('below the first screen a page in the form rail uses its whole width, with headings beside their contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('harbourline', financed().path));
  const features = page.getByRole('region', { name: 'Features' });
  // At one moment, because the page above may still become shorter.
  const [heading, item, box] = await features.evaluate((section) =>
    [section.querySelector('h2'), section.querySelector('li'), section].map((part) => {
      const { x = 0, y = 0, width = 0 } = part?.getBoundingClientRect() ?? {};
      return { x, y, width };
    }),
  );
  expect(box?.width).toBeGreaterThan(1150);
  expect(item?.x).toBeGreaterThan((heading?.x ?? 0) + 264);
  expect(Math.abs((item?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(40);
});

test('on phones the calculator is folded, and its heading and a link to it open it; larger screens fold nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('harbourline', financed().path));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  const price = section.getByLabel('Purchase price');
  await expect(section.getByRole('heading', { name: 'Finance calculator' })).toBeVisible();
  await expect(price).toBeHidden();
  await page.getByRole('link', { name: 'Finance calculator' }).first().click();
  await expect(price).toBeVisible();
  const check = page.getByRole('region', { name: 'Used car check' });
  await expect(check.getByRole('definition').first()).toBeHidden();
  await check.locator('summary').click();
  await expect(check.getByRole('definition').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('harbourline', financed().path));
  await expect(price).toBeVisible();
  await expect(section.locator('summary').filter({ visible: true })).toHaveCount(0);
});

test('VDP-02 on phones key figures have their first four before "Show More" in every form', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const tenant of ['harbourline', 'ironbark', 'banksia-bay']) {
    const car = findCar(tenant, 'vehicle on sale', isOnSale);
    await page.goto(at(tenant, car.path));
    const key = page.getByRole('region', { name: 'Key information' });
    await expect(key.getByRole('definition').filter({ visible: true }), tenant).toHaveCount(4);
  }
});

test('VDP-02 VDP-03 VDP-04 VDP-07 where a dealer opens details, larger screens show facts, features, specifications and comments whole without buttons', async ({
  page,
}) => {
  const car = findCar(
    'redgum-kia',
    'vehicle with more than eight features and long comments',
    (one) => isOnSale(one) && one.features.length > 8 && (one.dealercomments ?? '').length > 600,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('redgum-kia', car.path));
  const part = (name: string) => page.getByRole('main').getByRole('region', { name });
  const visible = (name: string, role: 'definition' | 'listitem') =>
    part(name).getByRole(role).filter({ visible: true });
  await expect(visible('Features', 'listitem')).toHaveCount(car.features.length);
  expect(await visible('Key information', 'definition').count()).toBeGreaterThan(4);
  expect(await visible('Specifications', 'definition').count()).toBeGreaterThan(12);
  const comments = page.getByRole('region', { name: /^What \w+( \w+)* says$/ });
  await expect(comments.getByText(/…$/).filter({ visible: true })).toHaveCount(0);
  for (const button of ['Show More', 'Show All Specs', `Show All ${car.features.length}`, 'More'])
    await expect(
      page
        .getByRole('main')
        .locator('.v-layout')
        .getByText(button, { exact: true })
        .filter({ visible: true }),
    ).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(visible('Features', 'listitem')).toHaveCount(8);
  await expect(visible('Specifications', 'definition')).toHaveCount(4);
  await expect(comments.getByText(/…$/).filter({ visible: true })).toHaveCount(1);
});

test('a dealer names and orders the sections of its vehicles, and its own names are also those of the links to them', async ({
  page,
}) => {
  const headings = page.getByRole('main').locator('.v-main').getByRole('heading', { level: 2 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const truck = findCar('ironbark', 'truck T10075', (car) => car.stocknum === 'T10075');
  await page.goto(at('ironbark', truck.path));
  await expect(headings).toHaveText([
    'Drawn to scale',
    'The sheet',
    'Fitted',
    'From the yard',
    'Its papers',
    'Drive it',
    'Freight and trade',
    'Why Buy From Us?',
  ]);
  await expect(page.getByRole('region', { name: 'Same work, other trucks' })).toBeVisible();
  await page.getByRole('region', { name: 'Its papers' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Drive it' })
    .click();
  await expect(page).toHaveURL(/#vehicle-map$/);

  const van = findCar(
    'banksia-bay',
    'van with features and comments at a yard',
    (car) => isOnSale(car) && car.features.length > 1 && car.dealercomments !== null && car.location !== null,
  );
  await page.goto(at('banksia-bay', van.path));
  await expect(
    page.getByRole('heading', { name: `${van.features.length} things it comes with` }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^What (Bunbury|Wangara|Mandurah) says about it$/ }),
  ).toBeVisible();
});

test('the yard of a sold vehicle keeps its usual heading', async ({ page }) => {
  const path = samplePaths('ironbark')['sold vehicle'] ?? '';
  await page.goto(at('ironbark', path));
  await expect(page.getByRole('heading', { name: /^Our yard (in|at) / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drive it' })).toHaveCount(0);
});

test('in the form beside, sections stand beside price and buttons as far as the costs, which are as wide as the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const car = findCar(
    'redgum-kia',
    'used vehicle with finance',
    (one) => isOnSale(one) && one.car_type === 'used' && Object.keys(one.finance_lenders ?? {}).length > 0,
  );
  await page.goto(at('redgum-kia', car.path));
  const widthOf = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('Checks and papers')).toBeLessThan(850);
  expect(await widthOf('What it costs a week')).toBeGreaterThan(1150);
  // Price and buttons stay in view.
  await page.getByRole('region', { name: 'Specifications' }).evaluate((part) => part.scrollIntoView());
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Enquire Now' })).toBeInViewport();
});

test('VDP-04 features that run on as text show eight before the button for all of them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const bike = findCar(
    'cinder-road',
    'motorcycle with more than eight features',
    (car) => isOnSale(car) && car.features.length > 8,
  );
  await page.goto(at('cinder-road', bike.path));
  const shown = page.getByRole('region', { name: 'It has' }).getByRole('listitem').filter({ visible: true });
  await expect(shown).toHaveCount(8);
  const tops = await shown.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size, 'lines').toBeLessThan(8);
  await page.getByText(`Show All ${bike.features.length}`).click();
  await expect(shown).toHaveCount(bike.features.length);
});

test('where a dealer puts the test drive first, it stands beside the enquiry, and the call is quieter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const car = findCar('redgum-kia', 'vehicle with a test drive', (one) => isOnSale(one) && !one.reserved);
  await page.goto(at('redgum-kia', car.path));
  const box = page.getByRole('complementary');
  const topOf = async (name: string) => (await box.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
  const [enquire, drive, call] = await Promise.all(
    ['Enquire Now', 'Book a Test Drive', 'Call Now'].map(topOf),
  );
  expect(Math.abs((enquire ?? 0) - (drive ?? 0))).toBeLessThan(4);
  expect(call).toBeGreaterThan((drive ?? 0) + 40);
});

test('a van says for each rating of a car whether the car may tow it', async ({ page }) => {
  const van = findCar(
    'banksia-bay',
    'van of 2,501 to 2,999 kg',
    (car) =>
      isOnSale(car) &&
      (car.caravan?.tare_weight ?? 0) > 0 &&
      (car.caravan?.aggregate_trailer_mass ?? 0) > 2_500 &&
      (car.caravan?.aggregate_trailer_mass ?? 0) < 3_000,
  );
  const atm = van.caravan?.aggregate_trailer_mass ?? 0;
  await page.goto(at('banksia-bay', van.path));
  const tow = page.getByRole('region', { name: 'Will your car tow it?' });
  await expect(tow.getByText(`Yes, with ${3_500 - atm} kg to spare.`)).toBeVisible();
  await expect(
    tow.getByText(/^Full dots: .* empty\. Pale dots: .* of load\. Rings: to spare\./),
  ).toBeVisible();
  await tow.getByRole('radio', { name: '2,500 kg' }).check({ force: true });
  await expect(tow.getByText(`No. It is ${atm - 2_500} kg too much.`)).toBeVisible();
  await expect(tow.getByText(/^Yes/).filter({ visible: true })).toHaveCount(0);
  const motorhome = findCar(
    'banksia-bay',
    'motorhome',
    (car) => isOnSale(car) && car.simple_body === 'motorhome',
  );
  await page.goto(at('banksia-bay', motorhome.path));
  await expect(page.getByRole('region', { name: 'Key information' })).toBeVisible();
  await expect(tow).toHaveCount(0);
});

test('a truck is drawn to scale with its masses, but only if the stock has its size', async ({ page }) => {
  const truck = findCar('ironbark', 'truck T10075', (car) => car.stocknum === 'T10075');
  await page.goto(at('ironbark', truck.path));
  const drawn = page.getByRole('region', { name: 'Drawn to scale' });
  await expect(
    drawn.getByRole('img', { name: 'drawn to scale: 7,750 mm long, 2,300 mm wide, 2,290 mm high' }),
  ).toBeVisible();
  await expect(drawn).toContainText('GVM 8,700 kg');
  await expect(drawn).toContainText('3,800 kg more');
});

test('a car is drawn to scale with pictures of its body from the side and the front', async ({ page }) => {
  const bodies = ['suv', 'ute', 'hatch', 'sedan', 'wagon', 'van', 'coupe', 'convertible', 'peopleMover'];
  const drawnOf = (body: string) =>
    stockOf('harbourline').find(
      ({ simple_body, variant, path, ...car }) =>
        simple_body === body &&
        variant?.vehicleheight &&
        isOnSale({ ...car, simple_body, variant, path }) &&
        hasPage('harbourline', path),
    );
  const cars = bodies.map(drawnOf).filter((car) => car !== undefined);
  expect(cars.length).toBeGreaterThan(3);
  const pictures = new Set<string>();
  for (const { path, variant } of cars) {
    await page.goto(at('harbourline', path));
    const drawing = page.getByRole('img', { name: 'Side and front, drawn to scale' });
    await expect(drawing).toHaveAccessibleName(
      new RegExp(`${variant?.vehiclelength?.toLocaleString('en-AU')} mm long`),
    );
    const views = await drawing.evaluate((svg) =>
      [...svg.querySelectorAll('image')].map((image) => {
        const { width, height } = image.getBBox();
        return { href: image.href.baseVal, width, height };
      }),
    );
    expect(views).toHaveLength(2);
    const answers = await page.evaluate(
      (hrefs) => Promise.all(hrefs.map(async (href) => (await fetch(href)).headers.get('content-type'))),
      views.map(({ href }) => href),
    );
    expect(answers).toEqual(['image/avif', 'image/avif']);
    // One scale for both: px of the drawing for each mm of the vehicle.
    const [side, front] = views;
    expect((side?.width ?? 0) / (side?.height ?? 1)).toBeCloseTo(
      (variant?.vehiclelength ?? 0) / (variant?.vehicleheight ?? 1),
      1,
    );
    expect(front?.height).toBe(side?.height);
    pictures.add(side?.href ?? '');
  }
  expect(pictures.size).toBe(cars.length);
});

/** Boxes of name, gallery, price and buttons. */
const openingBoxes = (page: Page) =>
  page.evaluate(() =>
    ['h1', '.gallery .show', '.cost .line', '.v-acts'].map((part) => {
      const {
        left = 0,
        top = 0,
        right = 0,
        bottom = 0,
      } = document.querySelector(`main ${part}`)?.getBoundingClientRect() ?? {};
      return { left, top, right, bottom };
    }),
  ) as Promise<[Box, Box, Box, Box]>;
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

test('the first screen of a vehicle is drawn in the opening that the dealer has chosen, and on a phone the picture comes first in all of them', async ({
  page,
}) => {
  const isBeside = (gallery: Box, price: Box, buttons: Box) =>
    price.left > gallery.right && buttons.left > gallery.right && price.bottom < buttons.top;
  const expected = {
    'redgum-kia': (name: Box, gallery: Box, price: Box, buttons: Box) =>
      isBeside(gallery, price, buttons) && name.left > gallery.right,
    harbourline: (name: Box, gallery: Box, price: Box, buttons: Box) =>
      isBeside(gallery, price, buttons) &&
      name.bottom < gallery.top &&
      Math.abs(name.left - gallery.left) < 1,
    'banksia-bay': (name: Box, gallery: Box, price: Box, buttons: Box) =>
      isBeside(gallery, price, buttons) &&
      name.bottom < gallery.top &&
      Math.abs((name.left + name.right) / 2 - 640) < 10,
    ironbark: (name: Box, gallery: Box, price: Box, buttons: Box) =>
      name.bottom < gallery.top &&
      price.bottom < gallery.top &&
      price.left > name.left + 600 &&
      buttons.top > gallery.bottom,
  };
  for (const [tenant, isDrawn] of Object.entries(expected)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(tenant, samplePaths(tenant).vehicle));
    const desktop = await openingBoxes(page);
    expect(isDrawn(...desktop), `${tenant}: ${JSON.stringify(desktop)}`).toBe(true);
    await page.setViewportSize(PHONE);
    const [name, gallery, price] = await openingBoxes(page);
    expect(gallery.bottom, tenant).toBeLessThanOrEqual(name.top);
    expect(name.bottom, tenant).toBeLessThanOrEqual(price.top);
  }
});
