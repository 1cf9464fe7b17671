import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { bodiesFile, bodyId } from './body-drawings.ts';
import { heroImage } from './hero-image.ts';
import { MediaSet } from './media-set.ts';

it('MediaSet collects the site’s own pictures from addresses, srcset and HTML, and ignores other sites', () => {
  const media = new MediaSet();
  const shared = { src: '/media/b-400.avif', srcset: '/media/b-400.avif 400w, /media/b-800.avif 800w' };
  media.add([
    shared,
    shared,
    { html: '<img src="/media/a.png?x=1"> https://cdn.example/media/c.png' },
    null,
    7,
  ]);
  expect(media.list()).toEqual(['/media/a.png', '/media/b-400.avif', '/media/b-800.avif']);
});

it('the srcset of the home picture lists only widths for which a file exists', () => {
  const hero_image = { src: '/media/stage-1280.avif', width: 1280, height: 720 };
  const tenant = makeTenant({ home: { title: 'T', lede: 'L', hero_image } });
  const { images, ...config } = tenant.configFor({});
  const hero = (smaller: string | null) =>
    heroImage(tenant.site, { ...config, images }, (path) => (path === smaller ? path : null));
  expect(hero('/media/stage-800.avif')?.srcset).toBe(
    '/media/stage-800.avif 800w, /media/stage-1280.avif 1280w',
  );
  expect(hero(null)).toEqual({ src: '/media/stage-1280.avif', srcset: '', width: 1280, height: 720 });
});

it('bodies.svg is up to date with body-drawings.ts (run generate-bodies.ts)', () => {
  expect(readFileSync(new URL('./bodies.svg', import.meta.url), 'utf8')).toBe(bodiesFile());
});

it('a body without a drawing of its own is drawn as the kind of vehicle', () => {
  expect([bodyId('ute', 'trucks'), bodyId(null, 'caravans'), bodyId('sedan', 'cars')]).toEqual([
    'ute',
    'caravans',
    'cars',
  ]);
  for (const id of ['ute', 'caravans', 'cars']) expect(bodiesFile()).toContain(`<g id="${id}">`);
});
