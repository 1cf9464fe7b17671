import { expect, it } from 'vitest';
import { mapHosts } from './map-hosts.ts';

it('returns only the hosts of the map templates', () => {
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
