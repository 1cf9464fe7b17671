import { findCar, isOnSale } from '../support/samples.ts';
import { gallery, open, viewer } from './gallery-site.ts';
import { at, expect, test } from './site.ts';

/** Model of a vehicle in stock with five pictures. */
const full = 'CX-5';

test('GAL-01 GAL-02 a gallery with more than three pictures has thumbnails: on the page only if the vehicle is in stock, in fullscreen always', async ({
  page,
}) => {
  const cases = [
    { model: full, inPage: 5, large: 5 },
    { model: 'CX-90', inPage: 0, large: 5 },
    { model: 'CX-8', inPage: 0, large: 5 },
    { model: 'CX-3', inPage: 0, large: 0 },
  ];
  for (const { model, inPage, large } of cases) {
    await open(page, model);
    const thumbs = gallery(page).getByRole('list', { name: 'Choose a picture' }).getByRole('listitem');
    await expect(thumbs, model).toHaveCount(inPage);
    await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
    await expect(viewer(page)).toBeVisible();
    const largeThumbs = viewer(page).getByRole('list', { name: 'Choose a picture' }).getByRole('listitem');
    await expect(largeThumbs, model).toHaveCount(large);
  }
});

test('the last thumbnail of a gallery with many pictures says how many more there are, and opens fullscreen there', async ({
  page,
}) => {
  const many = findCar(
    'harbourline',
    'vehicle in stock with ten pictures',
    (car) => isOnSale(car) && car.status === 'in_stock' && car.images.length > 9,
  );
  const pictures = many.images.length;
  const films = many.video_url ? 1 : 0;
  // The last of eight thumbnails stands for itself and all after it.
  const others = pictures + films - 7;
  const first = 8 - films;
  await page.goto(at('harbourline', many.path));
  const thumbs = gallery(page).getByRole('list', { name: 'Choose a picture' });
  await expect(thumbs.getByRole('listitem')).toHaveCount(8);
  const last = thumbs.getByRole('link', { name: `${others} more pictures` });
  await expect(last).toHaveText(`+${others}`);
  await last.click();
  await expect(viewer(page)).toContainText(`${first} / ${pictures}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText(`${first + 2} / ${pictures}`);
  await page.keyboard.press('Escape');
  // The page shows the same picture, which the last thumbnail stands for.
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('GAL-03 arrow keys change the fullscreen picture, Escape or Back closes fullscreen, and the page then shows the same picture and focuses the button', async ({
  page,
}) => {
  await open(page, full);
  const button = gallery(page).getByRole('button', { name: 'Fullscreen' });
  await button.focus();
  await page.keyboard.press('Enter');
  const picture = (number: number) =>
    viewer(page)
      .getByRole('group')
      .getByRole('img')
      .nth(number - 1);
  await expect(picture(1)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picture(3)).toBeInViewport({ ratio: 0.9 });
  await expect(viewer(page)).toContainText('3 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
  await expect(viewer(page)).toContainText('2 / 5');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(
    gallery(page)
      .getByRole('img', { name: /picture 2$/ })
      .first(),
  ).toBeInViewport({ ratio: 0.9 });
  const address = page.url();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a click on a picture opens it fullscreen, with buttons, thumbnails and zoom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, full);
  await gallery(page).getByRole('img').first().click();
  const pictures = viewer(page).getByRole('group').getByRole('img');
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await viewer(page).getByRole('link', { name: 'Picture 5' }).click();
  await expect(pictures.nth(4)).toBeInViewport({ ratio: 0.9 });
  await expect(viewer(page).getByRole('button', { name: 'Next picture' })).toBeDisabled();
  const width = async () => (await pictures.nth(4).boundingBox())?.width ?? 0;
  const before = await width();
  const zoom = viewer(page).getByRole('button', { name: 'Zoom' });
  await zoom.click();
  expect(await width()).toBeCloseTo(before * 2.5, 0);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await zoom.click();
  expect(await width()).toBeCloseTo(before, 0);
  await viewer(page).getByRole('button', { name: 'Close fullscreen' }).click();
  await expect(viewer(page)).toBeHidden();
});

test('GAL-04 a video file is the second slide, is loaded only when it is played, and is neither counted nor shown fullscreen', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, 'Picanto');
  const film = gallery(page).locator('video');
  await expect(gallery(page).getByRole('group')).toHaveAccessibleName(/^2 pictures and a film of /);
  await expect(gallery(page)).toContainText('1 / 2 pictures');
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(film).toBeInViewport({ ratio: 0.9 });
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toHaveAttribute('src', '/pictures/film.webm');
  expect(requested.filter((url) => url.endsWith('.webm'))).toEqual([]);
  // The fixture's film does not exist. A video whose file never arrives also counts as playing.
  await page.route('**/film.webm', () => {});
  await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
  await expect(film).toHaveJSProperty('paused', false);
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(gallery(page).getByRole('img', { name: /picture 2$/ })).toBeInViewport({ ratio: 0.9 });
  await expect(gallery(page)).toContainText('2 / 2 pictures');
  await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
  await expect(viewer(page)).toContainText('2 / 2');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(gallery(page).getByRole('img', { name: /picture 2$/ })).toBeInViewport({ ratio: 0.9 });
});

test('GAL-04 a video on another site is also the second slide, and its player loads only after a click', async ({
  page,
}) => {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await open(page, 'Sorento');
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  const play = gallery(page).getByRole('link', { name: 'Play film from Vimeo' });
  await expect(play).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await play.click();
  const player = gallery(page).getByTitle('Film of 2023 Kia Sorento');
  await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1');
});

test('VDP-06 an external video has a section of its own, and its player loads only after a click', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await open(page, 'Picanto');
  const film = page.getByRole('region', { name: 'Video' });
  await film.getByRole('link', { name: 'Play film from YouTube' }).click();
  await expect(film.getByTitle('Film of 2023 Kia Picanto')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  await open(page, full);
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
  await expect(film).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('videos are links, and a spin is replaced by pictures, its interior and its hotspots’ texts', async ({
    page,
  }) => {
    await open(page, 'Sorento');
    await expect(gallery(page).getByRole('link', { name: /Vimeo/ })).toHaveAttribute(
      'href',
      'https://vimeo.com/123456789',
    );
    await open(page, 'Cerato');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(gallery(page).getByRole('group').getByRole('img')).toHaveCount(6);
    await expect(gallery(page).getByRole('img', { name: /^Interior of / })).toHaveCount(1);
    await expect(gallery(page).getByRole('list', { name: 'Details' }).getByRole('listitem')).toHaveText([
      'LED lamps that follow the bend.',
      'Tow bar, 2,000 kg braked.',
      'Ten inch screen with maps.',
    ]);
    await expect(page.locator('img[src*="frame-"]')).toBeHidden();
  });
});
