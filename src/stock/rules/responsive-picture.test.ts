import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config as schema } from '../../tenant/schema/config.ts';
import { type ImageSettings, plainPicture, responsivePicture } from './responsive-picture.ts';

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

  it('API-40 of another host have the template applied only if it keeps their address whole', () => {
    const at = (template: string) => responsivePicture(photo, { ...images, template }, frame);
    for (const template of [
      '{stem}-{width}.{ext}',
      'https://img.example{url}?w={width}',
      '/sized/{width}/{stem}.avif',
    ])
      expect(at(template)).toEqual({ src: photo, srcset: '', ...frame });
    expect(at('{url}?width={width}')?.src).toBe(`${photo}?width=800`);
    expect(at('https://img.example/w_{width}/{url}')?.src).toBe(`https://img.example/w_800/${photo}`);
  });

  it('of another host are loaded by https, because a secure page loads nothing else', () => {
    expect(plainPicture('http://cdn.example/a.jpg', frame)?.src).toBe('https://cdn.example/a.jpg');
    expect(plainPicture('HTTP://cdn.example/a.jpg', frame)?.src).toBe('https://cdn.example/a.jpg');
    expect(plainPicture('http://img.localhost:4401/a.jpg', frame)?.src).toBe(
      'http://img.localhost:4401/a.jpg',
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
    'https://user:secret@cdn.example/a.jpg',
    'https://*.cdn.example/a.jpg',
    'http://192.168.1.20/photos/a.jpg',
    'https://10.0.0.8:8443/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://fileserver/a.jpg',
    'https://photos.yard.local/a.jpg',
  ])('are not shown if their address is %j', (url) => {
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
