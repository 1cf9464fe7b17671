import { describe, expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import { type MeasurePhoto, photoCosts, remotePhotos } from './photo-costs.ts';

const CARS = [1, 2, 3, 4].map((number) =>
  makeCar({ primary_image_url: `https://img.example/${number}.jpg`, images: [] }),
);
const imagesWith = (template?: string) => schema.parse({ images: { template } }).images;
const STEM = '{stem}-{width}.{ext}';

/** A host whose photos have the same size whatever is asked for. */
const sameFile =
  (bytes: number): MeasurePhoto =>
  async (address) => ({
    bytes,
    digest: address.split('?')[0] ?? '',
  });

describe('photos on another host', () => {
  it('that is asked for no other size cost an unknown amount, as long as nothing is measured', async () => {
    const [only, ...others] = await photoCosts(remotePhotos(CARS, imagesWith(STEM)), 20, null);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ severity: 'warning', text: 'img.example' });
    expect(only?.message).toMatch(
      /^The photos of 4 vehicles are at img\.example, .* is not known.*--network/,
    );
  });

  it('that is asked for other sizes are a notice, as long as nothing is measured', async () => {
    const [only] = await photoCosts(remotePhotos(CARS, imagesWith()), 20, null);
    expect(only).toMatchObject({ severity: 'notice' });
    expect(only?.message).toContain('whether it makes them is not known');
  });

  it('cost what three of them measure', async () => {
    const asked: string[] = [];
    const measure: MeasurePhoto = async (address) => {
      asked.push(address);
      return { bytes: 500_000, digest: address };
    };
    const [only] = await photoCosts(remotePhotos(CARS, imagesWith(STEM)), 20, measure);
    expect(asked).toEqual([1, 2, 3].map((number) => `https://img.example/${number}.jpg`));
    expect(only?.severity).toBe('warning');
    expect(only?.message).toContain(
      '3 photos measured: 500 kB each on average. A list of 20 vehicles loads 10.0 MB of photos, which takes 8 s on a phone at 10 Mbit/s.',
    );
  });

  it('cost as much on a host that ignores the width, and nothing is said of one that heeds it', async () => {
    const hosts = remotePhotos(CARS, imagesWith());
    const [only] = await photoCosts(hosts, 20, sameFile(300_000));
    expect(only?.message).toContain('which sends the same file for every width');
    const resizes: MeasurePhoto = async (address) => ({ bytes: 300_000, digest: address });
    expect(await photoCosts(hosts, 20, resizes)).toEqual([]);
    expect(await photoCosts(hosts, 20, sameFile(60_000))).toEqual([]);
  });

  it('that does not answer are named with the reason', async () => {
    const fails: MeasurePhoto = () => Promise.reject(new Error('The picture’s host answered 403'));
    const [only] = await photoCosts(remotePhotos(CARS, imagesWith()), 20, fails);
    expect(only).toMatchObject({ severity: 'notice', message: expect.stringContaining('answered 403') });
  });

  it('are not those of the site itself', () => {
    expect(remotePhotos([makeCar({ primary_image_url: '/media/1.jpg', images: [] })], imagesWith())).toEqual(
      [],
    );
  });
});
