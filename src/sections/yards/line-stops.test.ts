import { expect, it } from 'vitest';
import { lineStops } from './line-stops.ts';

const yard = (name: string, lat: number | null, long: number | null) => ({ name, lat, long });

it('lists yards from north to south with the distance to the next one, and those without coordinates last', () => {
  const stops = lineStops([
    yard('Brisbane', -27.4698, 153.0251),
    yard('No place', null, null),
    yard('Sydney', -33.8688, 151.2093),
    yard('Townsville', -19.259, 146.8169),
    yard('Neither', null, null),
  ]);
  expect(stops.map(({ location, km }) => [location.name, km])).toEqual([
    ['Townsville', 1111],
    ['Brisbane', 732],
    ['Sydney', null],
    ['No place', null],
    ['Neither', null],
  ]);
});
