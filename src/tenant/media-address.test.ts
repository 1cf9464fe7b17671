import { expect, it } from 'vitest';
import { encodeMediaAddress } from './media-address.ts';

it.each([
  ['/media/café.jpg', '/media/caf%C3%A9.jpg'],
  ['/media/team (1).jpg', '/media/team%20%281%29.jpg'],
  ['/media/all%20of it, 100%.jpg', '/media/all%20of%20it%2C%20100%25.jpg'],
  ["/media/dealer's/A&B, 100%.jpg?v=2#top", '/media/dealer%27s/A%26B%2C%20100%25.jpg?v=2#top'],
])('encodes %s', (written, address) => {
  expect(encodeMediaAddress(written)).toBe(address);
  expect(encodeMediaAddress(address)).toBe(address);
});

it.each(['/media/team-1_2~3.jpg', '/finance (new)', 'https://cdn.example/media/a (1).jpg', ''])(
  'leaves %j as it is',
  (address) => {
    expect(encodeMediaAddress(address)).toBe(address);
  },
);
