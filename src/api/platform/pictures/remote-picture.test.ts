import { expect, it } from 'vitest';
import { fetchRemotePicture } from './remote-picture.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[fe80::1]',
  '[fd00::1]',
  '[ff02::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  // A host name of a private address.
  'localhost',
])('fetches no picture from the private address %s', (host) =>
  expect(fetchRemotePicture(`https://${host}/a.jpg`)).rejects.toThrow(/is not allowed/),
);

it('fetches pictures over HTTPS only', () =>
  expect(fetchRemotePicture('http://192.0.2.1/a.jpg')).rejects.toThrow('Protocol "http:" not supported'));
