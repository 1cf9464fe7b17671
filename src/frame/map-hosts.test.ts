import { expect, it } from 'vitest';
import { mapHosts } from './map-hosts.ts';

it('returns the hosts of map tiles and map pictures with {s} as *, and none for addresses on the site itself', () => {
  expect(mapHosts({ zoom: 14, attribution: '' })).toEqual([]);
  expect(mapHosts({ zoom: 14, attribution: '', tiles: '/tiles/{z}/{x}/{y}.png' })).toEqual([]);
  expect(
    mapHosts({
      zoom: 14,
      attribution: '',
      tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      picture: 'https://maps.example:8443/{key}.png',
    }),
  ).toEqual(['https://*.tiles.example', 'https://maps.example:8443']);
});
