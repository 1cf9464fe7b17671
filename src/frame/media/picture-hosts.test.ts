import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeDocument, makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { photoWarnings } from './photo-warnings.ts';
import { MAX_PHOTO_HOSTS, photoHosts } from './picture-hosts.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

const carWith = (stocknum: string, ...photos: string[]): Car =>
  makeCar({
    stocknum,
    primary_image_url: photos[0] ?? null,
    images: photos.map((url) => ({ image: { url, thumb: { url } } })),
  });

const hostsOf = (cars: Car[], overrides = {}, content = [makeDocument('about-us', 'About us')]) =>
  pageAt(buildInventory(makeTenant(overrides, content), cars, NOW), '/', 'home').chrome.imageHosts;

describe('the hosts of pictures', () => {
  it('TEN-13 are those of the stock’s photos, sorted, whatever the order of the stock', () => {
    const cars = [
      carWith('1', 'https://b.example/1.jpg', 'https://a.example:8443/2.jpg'),
      carWith('2', '/media/own.jpg', 'http://c.example/3.jpg'),
    ];
    const hosts = ['https://a.example:8443', 'https://b.example', 'https://c.example'];
    expect(hostsOf(cars)).toEqual(hosts);
    expect(hostsOf(cars.toReversed())).toEqual(hosts);
  });

  it('include those of spins, which may be on another host than the photos', () => {
    const spin = makeCar({
      spin_images: ['https://spin.example/1.jpg'],
      spin_interior_image: 'https://inside.example/1.jpg',
    });
    expect(hostsOf([spin])).toEqual(['https://inside.example', 'https://spin.example']);
  });

  it('include those of logo, main picture, yards, promotions and content, and of an image CDN', () => {
    const location = makeLocation({
      primary: true,
      dealership_slug: 'north-yard',
      image: { image: { url: 'https://yards.example/1.jpg', thumb: { url: '/media/small.jpg' } } },
    });
    expect(
      hostsOf(
        [],
        {
          logo: { url: 'https://logo.example/logo.svg' },
          locations: [location],
          home: {
            title: 'Cars',
            lede: 'Cars.',
            hero_image: { src: 'https://hero.example/1.jpg', width: 1600, height: 900 },
          },
          config: {
            images: { hosts: ['named.example'], template: 'https://cdn.example/w_{width}/{url}' },
            header: {
              promo: { title: 'A', text: 'B', link: '/offers', image: 'https://promo.example/1.jpg' },
            },
          },
        },
        [
          {
            ...makeDocument('about-us', 'About us'),
            html: '<p><img alt="Us" src="https://us.example/1.jpg" /></p>',
          },
        ],
      ),
    ).toEqual([
      'named.example',
      'https://cdn.example',
      'https://hero.example',
      'https://logo.example',
      'https://promo.example',
      'https://us.example',
      'https://yards.example',
    ]);
  });

  it('stay the same when one of several vehicles is sold, so that a sale does not change every page', () => {
    const cars = [carWith('1', 'https://a.example/1.jpg'), carWith('2', 'https://a.example/2.jpg')];
    expect(hostsOf(cars.slice(1))).toEqual(hostsOf(cars));
  });

  it('are limited to those with the most vehicles; the warning names the others with a count', () => {
    const many = Array.from({ length: MAX_PHOTO_HOSTS + 2 }, (_, i) => `https://h${i}.example/1.jpg`);
    const cars = [
      ...many.map((photo, i) => carWith(`a${i}`, photo)),
      ...many.slice(2).map((photo, i) => carWith(`b${i}`, photo)),
    ];
    const hosts = photoHosts(cars);
    expect(hosts.allowed).toHaveLength(MAX_PHOTO_HOSTS);
    expect(hosts.allowed).not.toContain('https://h1.example');
    expect(photoWarnings(hosts)).toEqual([
      {
        text: 'h0.example',
        message:
          'The photos are on 32 hosts. Pages load photos from the 30 hosts with the most vehicles, so those of 2 vehicles at h0.example, h1.example do not show. Name the hosts that you need in config.images.hosts, or put all photos on one host.',
      },
    ]);
  });

  it('exclude addresses that shoppers cannot load; the warning counts photos and vehicles', () => {
    const hosts = photoHosts([
      carWith('1', 'https://192.168.1.20/1.jpg', 'https://192.168.1.20/2.jpg', 'https://a.example/3.jpg'),
      carWith('2', 'https://user:secret@b.example/1.jpg'),
    ]);
    expect(hosts.allowed).toEqual(['https://a.example']);
    expect(photoWarnings(hosts).map(({ message }) => message)).toEqual([
      '3 photos of 2 vehicles cannot be loaded by shoppers and are left out, such as "https://192.168.1.20/1.jpg". A photo needs a path on the site ("/media/1.jpg") or a full address on a public host, without user name and password.',
    ]);
  });

  it('are warned of if they are on this computer, or if their addresses start with http://', () => {
    const hosts = photoHosts([
      carWith('1', 'http://img.localhost:4401/1.jpg'),
      carWith('2', 'http://a.example/1.jpg', 'https://a.example/2.jpg'),
    ]);
    expect(hosts.allowed).toEqual(['http://img.localhost:4401', 'https://a.example']);
    expect(photoWarnings(hosts).map(({ message }) => message)).toEqual([
      'Photos of 1 vehicle are at a.example with addresses that start with http://. Pages load them by https://, because browsers show no others on a secure page. If that host does not answer by https, shoppers will not see these photos.',
      'Photos of 1 vehicle are at img.localhost:4401, which is the computer that shows the page. They show in previews on your own computer, but shoppers will not see them. Put the photos on a public host and import the feed again.',
    ]);
  });
});
