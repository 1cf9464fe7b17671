import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { colourSlug } from '../paints.ts';
import { BODIES } from '../sets/body-names.ts';
import { SETS } from '../sets/sets.ts';
import { RemoteStudio } from './browser.ts';
import { cutOut } from './encode.ts';
import { writeWhole } from './files.ts';
import { ELEVATION_VIEWS } from './views.ts';

/** Cars only: a truck's wheelbase and load vary too much for one picture. */
const ELEVATION_BODIES = BODIES.filter((body) => !/^(truck|motorcycle|caravan|motorhome)/.test(body));

/** Colours that shoppers tell apart at once. Rarer ones are shown in silver. */
const ELEVATION_COLOURS = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green'] as const;

/** Size in px in which a view is rendered, and width of its picture. */
const SIZES = { side: { frame: [1600, 900], width: 640 }, nose: { frame: [900, 900], width: 280 } } as const;

/** Opacity, of 255, from which a pixel belongs to the vehicle and not to its shadow. */
const SOLID = 128;

/**
 * Share of the width of a front view that is between the wheels' outer edges; mirrors take the rest. Pages count on it
 * (src/features/vehicle/scale/body-views.ts).
 */
const NOSE_BODY_SHARE = 0.84;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Edges of what is solid in the rows from `from` on. */
function edgesOf(data: Buffer, width: number, height: number, from: number): Edges {
  const edges = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = from; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
      edges.left = Math.min(edges.left, x);
      edges.top = Math.min(edges.top, y);
      edges.right = Math.max(edges.right, x);
      edges.bottom = Math.max(edges.bottom, y);
    }
  return edges;
}

/** Cuts a transparent picture to the edges of its vehicle; a front view so that its body has its share of the width. */
async function trimmed(picture: Sharp, view: keyof typeof SIZES): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let { left, right, top, bottom } = edgesOf(data, width, height, 0);
  if (view === 'nose') {
    // Mirrors are in the upper half.
    const body = edgesOf(data, width, height, Math.round((top + bottom) / 2));
    const margin = Math.round(((body.right - body.left) * (1 / NOSE_BODY_SHARE - 1)) / 2);
    [left, right] = [body.left - margin, body.right + margin];
  }
  // The front view may need more room at its sides than the frame has.
  const room = Math.max(0, -left, right + 1 - width);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const wider = await sharp(data, { raw: { width, height, channels } })
    .extend({ left: room, right: room, background })
    .png()
    .toBuffer();
  return sharp(wider).extract({
    left: left + room,
    top,
    width: right - left + 1,
    height: bottom - top + 1,
  });
}

type ViewName = keyof typeof SIZES;

async function runView(studio: RemoteStudio, view: ViewName): Promise<Buffer> {
  const { frame, width } = SIZES[view];
  const black = await studio.shoot([...frame], ELEVATION_VIEWS[view], 'black');
  const white = await studio.shoot([...frame], ELEVATION_VIEWS[view], 'white');
  const picture = await trimmed(await cutOut(black.png, white.png), view);
  // The nose to the right, as in the pictures of the galleries.
  return picture
    .flop(view === 'side')
    .resize({ width })
    .avif({ quality: 50, effort: 6 })
    .toBuffer();
}

/**
 * Renders each car's body in each colour from the side and the front, cut to its edges, for drawings to scale: pages
 * stretch them to the measures of a vehicle.
 *
 * @param only regular expression for names such as `suv-blue`
 */
export async function runElevations(folder: string, only: RegExp): Promise<void> {
  const studio = await RemoteStudio.open();
  for (const body of ELEVATION_BODIES) {
    const first = SETS.find((set) => set.body === body);
    if (!first) throw new Error(`There is no vehicle of the body ${body}.`);
    for (const colour of ELEVATION_COLOURS) {
      const name = `${body}-${colourSlug(colour)}`;
      if (!only.test(name)) continue;
      // As in the pictures of its gallery, if the body has a vehicle of this colour.
      const drawn = SETS.find((set) => set.body === body && set.look.colour === colour);
      const look = drawn?.look ?? { ...first.look, colour, shade: 'main' as const };
      await studio.load('studio', { path: `${name}/elevation`, body, look });
      for (const view of ['side', 'nose'] as const)
        writeWhole(join(folder, `${name}-${view}.avif`), await runView(studio, view));
      console.log(name);
    }
  }
  await studio.close();
}
