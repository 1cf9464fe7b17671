import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config as schema } from '../../tenant/schema/config.ts';
import { type ImageSettings, isImageUrl, plainPicture, responsivePicture } from './responsive-picture.ts';

const { images } = schema.parse({});
const frame = { width: 640, height: 400, alt: 'A ute' };
const photo = 'https://cdn.example/a/ute.jpg';
const imageAt = (url: string, width: number, settings: ImageSettings) =>
  responsivePicture(url, { ...settings, widths: [width] }, frame)?.src;

describe('pictures', () => {
  it('API-40 are requested from the image CDN with width and quality', () => {
    expect(imageAt(photo, 400, images)).toBe(`${photo}?width=400&quality=70`);
    const own = schema.parse({
      images: { template: 'https://img.example/w_{width},q_{quality}/{stem}.avif', quality: 55 },
    });
    expect(imageAt('/media/ute.jpg', 800, own.images)).toBe('https://img.example/w_800,q_55//media/ute.avif');
  });

  it('offer every configured width, with the smallest that fills the frame as fallback', () => {
    expect(responsivePicture(photo, images, frame)).toEqual({
      src: `${photo}?width=800&quality=70`,
      srcset: [400, 800, 1280].map((width) => `${photo}?width=${width}&quality=70 ${width}w`).join(', '),
      ...frame,
    });
    expect(responsivePicture(photo, images, { ...frame, width: 800 })?.src).toContain('width=800');
    expect(responsivePicture(photo, images, { ...frame, width: 4000 })?.src).toContain('width=1280');
    expect(responsivePicture(photo, { ...images, widths: [1280, 400, 800] }, frame)).toEqual(
      responsivePicture(photo, images, frame),
    );
    expect(responsivePicture(photo, { ...images, widths: [400] }, frame)).toMatchObject({ srcset: '' });
  });

  it('have {stem}, {ext} and {url} of the template filled in, even if the address has a query or {url} is in one', () => {
    const sized = { ...images, template: '{stem}-{width}.{ext}' };
    expect(imageAt('/media/ute.front.webp', 400, sized)).toBe('/media/ute.front-400.webp');
    expect(imageAt(`${photo}?v=2`, 400, images)).toBe(`${photo}?v=2&width=400&quality=70`);
    const proxy = { ...images, template: 'https://img.example/?u={url}&w={width}' };
    expect(imageAt(`${photo}?v=2`, 400, proxy)).toBe(
      `https://img.example/?u=${encodeURIComponent(`${photo}?v=2`)}&w=400`,
    );
    expect(imageAt('https://cdn.example/$&.jpg', 400, images)).toBe(
      'https://cdn.example/$&.jpg?width=400&quality=70',
    );
  });

  it('have only one size if they are SVG drawings, or pictures that the image CDN does not resize', () => {
    expect(responsivePicture('/media/ute.svg', images, frame)).toMatchObject({
      src: '/media/ute.svg',
      srcset: '',
    });
    expect(plainPicture('/media/none.png', frame)).toMatchObject({ src: '/media/none.png', srcset: '' });
  });

  it('have the spaces in their addresses encoded, because a space ends an address in srcset', () => {
    expect(responsivePicture('https://cdn.example/my ute.jpg', images, frame)?.srcset).toContain(
      'my%20ute.jpg?width=400',
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/\t/evil.example/a.jpg',
    'media/a.jpg',
    '',
    'https://',
    'http:///a.jpg',
    'ftp://a.example/a.jpg',
    ' javascript:alert(1)',
  ])('are not shown if their address is %j', (url) => {
    expect(isImageUrl(url)).toBe(false);
    expect(responsivePicture(url, images, frame)).toBeNull();
    expect(plainPicture(url, frame)).toBeNull();
  });

  it('always have an address that a browser reads as http(s) or as a path of the site', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((end) => `/${end}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(text, (url) => {
        const plain = plainPicture(url, frame);
        if (!plain) return;
        const read = new URL(plain.src, 'https://dealer.example');
        expect(read.protocol).toMatch(/^https?:$/);
        if (plain.src.startsWith('/')) expect(read.host).toBe('dealer.example');
      }),
    );
  });
});
