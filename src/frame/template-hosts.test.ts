import { expect, it } from 'vitest';
import { templateHosts } from './template-hosts.ts';

it('returns the hosts of address templates with {s} as *, and none for addresses on the site itself', () => {
  expect(templateHosts([undefined, '/tiles/{z}/{x}/{y}.png', '{stem}-{width}.{ext}'])).toEqual([]);
  expect(
    templateHosts([
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://maps.example:8443/{key}.png',
      'https://img.example{url}?w={width}',
    ]),
  ).toEqual(['https://*.tiles.example', 'https://maps.example:8443', 'https://img.example']);
});
