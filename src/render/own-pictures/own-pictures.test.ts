import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { GPS, twoColours, writePicture } from '../../../tests/support/own-pictures.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { prepareOwnPictures } from './own-pictures.ts';

/** A tenant whose home page has a picture, and the folders of its build. */
function dealer(site: Record<string, unknown> = hero('pictures/yard.jpg'), html = '') {
  const folder = temporaryFolder('own-pictures');
  const cache = join(folder, 'cache');
  const tenant = { ...makeTenant(site), content: [{ ...makeDocument('about-us', 'About us'), html }] };
  let encoded = 0;
  const onProgress = () => {
    encoded += 1;
  };
  return {
    folder,
    copies: () => readdirSync(join(cache, 'copies')).sort(),
    copyFolder: join(cache, 'copies'),
    /** Builds, and counts the copies that were encoded. */
    async build() {
      encoded = 0;
      const own = await prepareOwnPictures(tenant, { folder, cache, make: true, onProgress });
      return { ...own, encoded, hero: own.tenant.site.home.hero_image };
    },
    check: () => prepareOwnPictures(tenant, { folder }),
  };
}

function hero(src: string) {
  return { home: { title: 'Cars', lede: '', hero_image: { src } } };
}

const fileOf = (own: { file: (address: string) => { source: string } | null }, address = '') =>
  own.file(address)?.source ?? '';

const messagesOf = ({ problems }: { problems: { severity: string; message: string }[] }) =>
  problems.map(({ severity, message }) => `${severity}: ${message}`);

/** Makes a file newer than it was, as saving it does. */
function touch(file: string): void {
  const { mtimeMs } = statSync(file);
  utimesSync(file, new Date(), new Date(mtimeMs + 5_000));
}

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

describe('a dealer’s own picture', () => {
  it('gets AVIF copies of the widths that its place needs, and its own size', async () => {
    const { folder, build, copies } = dealer();
    await writePicture(folder, 'pictures/yard.jpg', twoColours(3000, 1500).jpeg());
    const own = await build();
    expect(own.hero).toMatchObject({ width: 2560, height: 1280 });
    expect(own.hero?.src).toMatch(/^\/_media\/pictures\/yard-[\w-]{8}-2560\.avif$/);
    expect(
      copies()
        .map((name) => Number(name.match(/(\d+)\.avif$/)?.[1]))
        .sort((a, b) => a - b),
    ).toEqual([400, 640, 960, 1280, 1920, 2560]);
    expect(await sharp(fileOf(own, own.hero?.src)).metadata()).toMatchObject({
      width: 2560,
      compression: 'av1',
    });
    expect(messagesOf(own)).toEqual([]);
  });

  it('is turned as its EXIF data say, and loses them', async () => {
    const { folder, build } = dealer();
    const turned = twoColours(400, 200).withExif(GPS).withMetadata({ orientation: 6 }).jpeg();
    const source = await writePicture(folder, 'pictures/yard.jpg', turned);
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const own = await build();
    expect(own.hero).toMatchObject({ width: 200, height: 400 });
    const copy = fileOf(own, own.hero?.src);
    const { exif, xmp, iptc, icc, orientation } = await sharp(copy).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    // The left half is at the top after a turn to the right.
    const { data } = await sharp(copy)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[5]).toBeGreaterThan(200);
  });

  it('is converted from CMYK to sRGB', async () => {
    const { folder, build } = dealer();
    const file = await writePicture(
      folder,
      'pictures/yard.jpg',
      twoColours(200, 100).toColourspace('cmyk').jpeg(),
    );
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const own = await build();
    const copy = sharp(fileOf(own, own.hero?.src));
    expect(await copy.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red, green, blue] = await copy.resize(2, 1, { fit: 'fill' }).raw().toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(Math.max(green ?? 0, blue ?? 0)).toBeLessThan(90);
  });

  it('keeps what is transparent', async () => {
    const { folder, build } = dealer(hero('pictures/logo.png'));
    const clear = sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff000000' } });
    await writePicture(folder, 'pictures/logo.png', clear.png());
    const own = await build();
    const { data } = await sharp(fileOf(own, own.hero?.src)).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('is never enlarged, and named if it is too small for a place', async () => {
    const { folder, build, copies } = dealer();
    await writePicture(folder, 'pictures/yard.jpg', twoColours(300, 150).jpeg());
    const own = await build();
    expect(own.hero).toMatchObject({ width: 300, height: 150 });
    expect(copies()).toHaveLength(1);
    expect(messagesOf(own)).toEqual([
      'warning: pictures/yard.jpg is only 300 pixels wide, and looks blurred where it is shown larger: home.hero_image.src shows it up to 1,920 pixels wide. Use the original, at least 1,920 pixels wide.',
    ]);
  });
});

describe('another build', () => {
  it('encodes nothing, and reads no file that has not changed', async () => {
    const { folder, build, copyFolder, copies } = dealer();
    const file = await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 450).jpeg());
    const time = new Date('2026-03-01T09:00:00Z');
    utimesSync(file, time, time);
    const first = await build();
    expect(first.encoded).toBe(3);
    const times = () => copies().map((name) => statSync(join(copyFolder, name)).mtimeMs);
    const before = times();
    // Same size and time, other content: only a build that reads the file would notice.
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    utimesSync(file, time, time);
    const second = await build();
    expect(second.encoded).toBe(0);
    expect(times()).toEqual(before);
    expect(second.hero).toEqual(first.hero);
    expect(second.problems).toEqual(first.problems);
  });

  it('makes a changed picture anew at another address, and removes the copies that nothing needs', async () => {
    const { folder, build, copies, copyFolder } = dealer();
    const file = await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 450).jpeg());
    const first = await build();
    // A build that was killed leaves a file that it had not finished.
    writeFileSync(join(copyFolder, `${copies()[0]}.1.tmp`), 'half');
    await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 300).jpeg());
    touch(file);
    const second = await build();
    expect(second.hero?.src).not.toBe(first.hero?.src);
    expect(second.hero).toMatchObject({ width: 900, height: 300 });
    expect(copies()).toHaveLength(3);
    expect(fileOf(first, first.hero?.src)).toBe('');
  });

  it('goes on from where a killed build stopped', async () => {
    const { folder, build, copyFolder, copies } = dealer();
    await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 450).jpeg());
    await build();
    rmSync(join(copyFolder, copies()[0] ?? ''));
    expect((await build()).encoded).toBe(1);
  });

  it('shows the last version of a picture that is damaged now, until it is whole again', async () => {
    const { folder, build } = dealer();
    const file = await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 450).jpeg({ quality: 100 }));
    const first = await build();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    touch(file);
    const second = await build();
    expect(second.hero).toEqual(first.hero);
    expect(existsSync(fileOf(second, second.hero?.src))).toBe(true);
    expect(messagesOf(second)).toEqual([
      expect.stringMatching(
        /^warning: pictures\/yard\.jpg cannot be read as a picture, because it is damaged .*Until then home\.hero_image\.src shows the version before\.$/,
      ),
    ]);
    expect((await build()).hero).toEqual(first.hero);
    writeFileSync(file, whole);
    touch(file);
    expect(messagesOf(await build())).toEqual(messagesOf(first));
  });
});

describe('a file that cannot be used', () => {
  it.each([
    [
      'cut off',
      'yard.jpg',
      async () => (await twoColours(900, 450).jpeg({ quality: 100 }).toBuffer()).subarray(0, 3000),
      /is damaged or was copied only in part/,
    ],
    ['HEIC', 'IMG_0001.HEIC', async () => HEIC, /is a HEIC picture.*Preview.*Export, JPEG.*Most Compatible/],
    ['HEIC with another ending', 'yard.jpg', async () => HEIC, /is a HEIC picture/],
    ['empty', 'yard.jpg', async () => Buffer.alloc(0), /is empty/],
    [
      'a drawing',
      'logo.svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /Put it into public\/media/,
    ],
    ['raw data', 'DSC1.NEF', async () => Buffer.from('II*\0'), /is raw data of a camera/],
    ['a text', 'yard.jpg', async () => Buffer.from('no picture'), /cannot be read as a picture/],
    [
      'too many bytes',
      'yard.jpg',
      async () => Buffer.alloc(50_000_001),
      /has 50\.0 MB; pictures of up to 50 MB are used\. Export it as JPEG, 3,000 pixels wide/,
    ],
    [
      'too many pixels',
      'yard.png',
      () =>
        sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#333' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      /has 72 megapixels; pictures of up to 64 megapixels are used/,
    ],
  ])('(%s) is named, and its place goes without it', async (_, name, bytes, message) => {
    const { folder, build, check } = dealer(hero(`pictures/${name}`));
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, 'pictures', name), await bytes());
    for (const own of [await build(), await check()]) {
      expect(own.tenant.site.home).not.toHaveProperty('hero_image');
      expect(own.problems).toEqual([
        expect.objectContaining({
          severity: 'warning',
          file: join(folder, 'pictures', name),
          message: expect.stringMatching(message),
        }),
      ]);
      expect(own.problems[0]?.message).toContain('home.hero_image.src');
    }
  });
});

describe('names', () => {
  it('of missing files are reported at their place, with the name that was probably meant', async () => {
    const { folder, build } = dealer(
      hero('pictures/team/frnot.jpg'),
      '<p><img src="pictures/gone.jpg" alt=""></p>',
    );
    await writePicture(folder, 'pictures/team/front.jpg', twoColours(20, 10).jpeg());
    const own = await build();
    expect(own.findings).toEqual([
      expect.objectContaining({
        path: ['home', 'hero_image', 'src'],
        message:
          'There is no file "pictures/team/frnot.jpg" in the tenant\'s folder, so this place goes without its picture. Did you mean "pictures/team/front.jpg"? Add the file or correct the name.',
      }),
    ]);
    expect(own.contentFindings).toMatchObject([{ slug: 'about-us', text: 'pictures/gone.jpg' }]);
    expect(own.tenant.content[0]?.html).toBe('<p></p>');
    expect(messagesOf(own)).toEqual(['notice: Nothing names pictures/team/front.jpg, so no page shows it.']);
  });

  it('may not lead out of the folder', async () => {
    const { folder, build } = dealer(hero('pictures/../secret.jpg'));
    await writePicture(folder, 'secret.jpg', twoColours(20, 10).jpeg());
    await writePicture(folder, 'pictures/a.jpg', twoColours(20, 10).jpeg());
    const own = await build();
    expect(own.tenant.site.home).not.toHaveProperty('hero_image');
    expect(own.findings).toHaveLength(1);
  });

  it('of a tenant without the folder are reported, and a tenant without names stays as it is', async () => {
    const named = await dealer().build();
    expect(named.findings[0]?.message).toContain('The tenant has no folder "pictures"');
    const { check } = dealer({});
    const tenant = makeTenant({});
    expect((await prepareOwnPictures(tenant, { folder: '/nowhere' })).tenant).toBe(tenant);
    expect((await check()).problems).toEqual([]);
  });

  it('in texts get the sizes of the column of text', async () => {
    const { folder, build } = dealer({}, '<p>We are:</p><p><img src="pictures/the%20team.jpg" alt="Us"></p>');
    await writePicture(folder, 'pictures/the team.jpg', twoColours(2000, 1000).jpeg());
    const html = (await build()).tenant.content[0]?.html ?? '';
    expect(html).toMatch(/ src="\/_media\/pictures\/the-team-[\w-]{8}-1600\.avif"/);
    expect(html).toMatch(/-400\.avif 400w, .*-1600\.avif 1600w" sizes="\(min-width: 800px\) 800px, 100vw"/);
    expect(html).toContain(' width="1600" height="800" loading="lazy"');
  });

  it('at the start of a text are as wide as the page', async () => {
    const { folder, build } = dealer({}, '<p><img src="pictures/team.jpg" alt="Us"></p><p>We are.</p>');
    await writePicture(folder, 'pictures/team.jpg', twoColours(2000, 1000).jpeg());
    const html = (await build()).tenant.content[0]?.html ?? '';
    expect(html).toMatch(/-2000\.avif 2000w" sizes="100vw" width="2000" height="1000" alt="Us">/);
  });
});

it('each place of a picture gets the widths that it needs', async () => {
  const src = 'pictures/yard.jpg';
  const { folder, build } = dealer({
    home: {
      title: 'Cars',
      lede: '',
      hero_image: { src },
      sections: [
        { section: 'hero' },
        { section: 'gallery', pictures: [{ picture: { src } }, { picture: { src: 'pictures/gone.jpg' } }] },
      ],
    },
    offers: [{ id: 'o1', name: 'Mats', description: 'Mats.', ends: '2099-12-31', image_url: src }],
    overrides: [{ when: { manufacturer: 'Mazda' }, set: { images: { fallback: src } } }],
  });
  await writePicture(folder, src, twoColours(3000, 1500).jpeg());
  const { tenant } = await build();
  const { home, offers } = tenant.site;
  const [, gallery] = home.sections;
  expect(home.hero_image?.src).toMatch(/-2560\.avif$/);
  expect(gallery).toMatchObject({ pictures: [{ picture: { src: expect.stringMatching(/-1600\.avif$/) } }] });
  expect(offers[0]?.image_url).toMatch(/-1600\.avif$/);
  expect(tenant.configFor({ manufacturer: 'Mazda' }).images.fallback).toMatch(/-1280\.avif$/);
  expect(tenant.configFor({}).images.fallback).toBeUndefined();
});
