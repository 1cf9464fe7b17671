import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aLender } from '../../../../tests/support/a-lender.ts';
import { makeTenant } from '../../../../tests/support/make-tenant.ts';
import { qrPixels } from '../../../../tests/support/qr-pixels.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import type { Car } from '../../../stock/car.ts';
import { blankVariant } from '../../../stock/car-defaults.ts';
import type { Tenant } from '../../../tenant/tenant.ts';
import { tenantStock } from '../stock/tenant-stock.ts';
import { carSheet } from './car-sheet.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetLook } from './sheet-look.ts';

interface DrawnSheet {
  /** PostScript names of the embedded fonts. */
  fonts: string[];
  /** Addresses of links. */
  links: string[];
  /** Drawing commands of all pages. */
  commands: string;
  pages: number;
  pictures: number;
  /** The first pixels of pictures without loss, such as the mark: "f4f5f8". */
  firstPixels: string[];
}

/** Draws a sheet whose pictures are green files of these sizes. */
async function draw(
  changes: Partial<Car>,
  site: Record<string, unknown> = {},
  { sizes = [], logoMark = null }: { sizes?: [number, number][]; logoMark?: string | null } = {},
): Promise<DrawnSheet> {
  const tenant: Tenant = { ...makeTenant(site), logoMark, folder: temporaryFolder('sheet') };
  const car = makeCar(changes);
  const stock = tenantStock(tenant, [car], new Date('2026-11-22T10:00:00Z'));
  mkdirSync(join(tenant.folder, 'public'), { recursive: true });
  const pictures = sizes.map((_, i) => `/p${i}.png`);
  for (const [i, [width, height]] of sizes.entries())
    await sharp({ create: { width, height, channels: 3, background: { r: 0, g: 160, b: 40 * i } } })
      .png()
      .toFile(join(tenant.folder, `public/p${i}.png`));
  const { pdf } = await makeSheet({
    sheet: carSheet(car, stock, '2026-11-22'),
    look: sheetLook(tenant),
    pictures,
    images: stock.configOf(car).images,
    folder: tenant.folder,
  });
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const commands = streams.map(([, bytes = '']) => {
    const text = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    return / (?:scn|Tf|re)\n/.test(text) ? text : '';
  });
  const lossless = file.matchAll(
    /\/Filter \/FlateDecode\s+\/ColorSpace \/DeviceRGB[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
  );
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
  return {
    fonts: [...file.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name = '']) => name),
    links: [...file.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address),
    commands: commands.join('\n'),
    pages: count(/\/Type \/Page\b/g),
    pictures: count(/\/Subtype \/Image\b/g),
    firstPixels: [...lossless].map(([, bytes = '']) =>
      inflateSync(Buffer.from(bytes, 'latin1')).subarray(0, 3).toString('hex'),
    ),
  };
}

/** "#aa4c23" as the PDF writes it. */
function fillOf(hex: string): RegExp {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const numbers = parts.map((part) => String(Math.round(part * 1e4) / 1e4).replace('.', '\\.'));
  return new RegExp(`${numbers.map((number) => `${number}\\d*`).join(' ')} (?:scn|rg)`);
}

it('the sheet has the fonts and the accent colour of the dealer’s site', async () => {
  const red = { theme: { hue: 25, chroma: 0.17, accent_lightness: 0.49 } };
  const tenant = makeTenant(red);
  const { fonts, commands } = await draw({}, red);
  // Each font once, whatever the order of texts.
  expect(fonts.toSorted()).toEqual([
    'Archivo-SemiBold',
    'Figtree-00400',
    'Figtree-00600',
    'MonaSans-ExtraLight',
  ]);
  const { accent } = sheetLook(tenant);
  expect(fillOf(accent).test(commands)).toBe(true);
  expect(fillOf(accent).test((await draw({})).commands)).toBe(false);
});

it('the sheet links to the vehicle’s page', async () => {
  const { links } = await draw({ slug: 'mine', path: '/cars/mine' });
  expect(links).toEqual(['https://test-motors.example/cars/mine']);
});

it('the QR code of the sheet leads to the vehicle’s page', async () => {
  const { commands } = await draw({ slug: 'mine', path: '/cars/mine' });
  const [, drawn = ''] = /\b0 0 0 scn\n((?:(?:-?[\d.]+ -?[\d.]+ [ml]|h)\n)+)f\n/.exec(commands) ?? [];
  // Its path as SVG: the letter stands before its numbers.
  const path = drawn.replace(/(\S+ \S+) ([ml])\n/g, (_, point, letter) => letter.toUpperCase() + point);
  const modules = Math.max(...(drawn.match(/[\d.]+/g) ?? []).map(Number));
  const pixels = await qrPixels({ path: path.replaceAll('h\n', 'z'), modules });
  expect(decodeQR(pixels)).toBe('https://test-motors.example/cars/mine');
});

it('a mark in the colour of the text is light on the dark band of a sheet, and dark on paper', async () => {
  const logoMark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="currentColor"/></svg>';
  const { onDark, ink } = sheetLook({ ...makeTenant(), logoMark });
  expect((await draw({}, { kind: 'trucks' }, { logoMark })).firstPixels).toEqual([onDark.slice(1)]);
  expect((await draw({}, {}, { logoMark })).firstPixels).toEqual([ink.slice(1)]);
});

it('the sheet has the mark in its accent colour', async () => {
  const logoMark = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="var(--accent)"/></svg>';
  const { pictures } = await draw({}, {}, { logoMark });
  expect(pictures - (await draw({})).pictures).toBeGreaterThan(0);
  const broken = await draw({}, {}, { logoMark: 'no picture' });
  expect([broken.pages, broken.pictures]).toEqual([1, 0]);
  const tenant = { ...makeTenant({ theme: { hue: 25 } }), logoMark };
  expect(sheetLook(tenant).mark).toContain(sheetLook(tenant).accent);
});

it.each<[string, [number, number][], number]>([
  ['a portrait photo', [[900, 1600]], 1],
  ['a wide photo', [[1600, 900]], 1],
  ['a row of small pictures', Array(6).fill([1600, 900]), 6],
  ['too few small pictures for a row', Array(4).fill([1600, 900]), 1],
])('the sheet stands with %s', async (_, sizes, pictures) => {
  const financed = { config: { finance: { provider: 'Lender' } } };
  const sheet = await draw({ finance_lenders: { Lender: aLender() } }, financed, { sizes });
  expect([sheet.pages, sheet.pictures]).toEqual([2, pictures]);
});

it.each<[string, Partial<Car>, number]>([
  ['of one page shows its picture whole, between its own blurred colours', {}, 186 / 40],
  [
    'of two pages fills the frame with its picture',
    { features: Array.from({ length: 60 }, (_, i) => `Feature ${i}`) },
    1.5,
  ],
])('a sheet %s', async (_, changes, ratio) => {
  const { commands, pages } = await draw(changes, {}, { sizes: [[900, 600]] });
  expect(pages).toBe(ratio === 1.5 ? 2 : 1);
  const [, width, height] = /([\d.]+) 0 0 -([\d.]+) -?[\d.]+ -?[\d.]+ cm\s+\/I1 Do/.exec(commands) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(ratio, 2);
  // In points. The frame is 186 mm wide and at most 112 mm high, so a picture of 3:2 that fills it is higher.
  if (ratio === 1.5) expect(Number(height)).toBeGreaterThan(317.5);
  else expect(Number(height)).toBeCloseTo(317.5, 0);
});

it.each(['cars', 'trucks'])(
  'the sheet of a dealer of %s stands with long texts, and without any',
  async (kind) => {
    const long = 'A long line about this vehicle that goes on. '.repeat(40);
    const many = Array.from({ length: 80 }, (_, i) => `${i} ${long}`);
    const full = {
      path: `/cars/${'long-'.repeat(60)}`,
      make: long,
      model: long,
      badge: long,
      tag: long,
      dealercomments: `<p>${long}</p>`.repeat(8),
      features: many,
      extra_specs: many.map((value) => ({ label: `Detail ${value}`, value })),
      finance_lenders: { Lender: aLender({ disclaimer: long }) },
    };
    const site = { kind, config: { finance: { provider: 'Lender' }, legal: { price_note: long } } };
    expect((await draw(full, site)).pages).toBe(2);
    const empty = { price: null, km: null, colour: null, simple_body: null, body: null, stocknum: null };
    expect((await draw(empty, { kind })).pages).toBe(1);
  },
);

it('a truck’s sheet has its mass on a scale, if the mass is known', async () => {
  const GVM = { label: 'GVM', value: '11,000 kg' };
  const truck = (grossvehiclemass: number | null) =>
    draw(
      // The fact is there in both cases.
      { item_type: 'truck', variant: { ...blankVariant(), grossvehiclemass }, extra_specs: [GVM] },
      { kind: 'trucks' },
    );
  // The bar and its marks are rectangles.
  const rectangles = async (mass: number | null) => (await truck(mass)).commands.match(/ re\n/g)?.length ?? 0;
  expect(await rectangles(11_000)).toBeGreaterThan(await rectangles(null));
  expect((await truck(42_000)).pages).toBe(1);
});
