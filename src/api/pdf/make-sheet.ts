import sharp from 'sharp';
import { type SafeError, safeError } from '../safe-error.ts';
import { drawSheet } from './draw-sheet.ts';
import { type PrintPicture, printPicture } from './print-picture.ts';
import { MAX_PICTURES, type MadeSheet, type SheetTask } from './sheet-task.ts';

/** Pixels, enough for a sharp print at the size that each picture has on the sheet. */
const LEAD = { width: 1400, height: 1000 };
const SMALL = { width: 420, height: 420 };
const LOGO = { width: 800, height: 300 };
const MARK_PIXELS = 256;
/** Fewer small pictures would be so wide that they cut the vehicle. */
const MIN_SMALL = 4;

/** The mark as PNG; null if it is no SVG that can be drawn. */
async function markPng(svg: string | null): Promise<Buffer | null> {
  if (svg === null) return null;
  try {
    return await sharp(Buffer.from(svg), { density: 600 })
      .resize(MARK_PIXELS, MARK_PIXELS, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** Reads the pictures of a sheet and draws it (PRN-01). A picture that cannot be read is left out. */
export async function makeSheet({ sheet, look, pictures, images, folder }: SheetTask): Promise<MadeSheet> {
  const problems: SafeError[] = [];
  const read = async (address: string | null, size: typeof LEAD): Promise<PrintPicture | null> => {
    try {
      return await printPicture(address, images, folder, size);
    } catch (error) {
      problems.push(safeError(error));
      return null;
    }
  };
  const [first = null, ...rest] = pictures;
  // Pictures take height, which a sheet of one page needs for comments and features.
  const small = sheet.back && sheet.lead === 'picture' ? rest.slice(0, MAX_PICTURES - 1) : [];
  const [lead, logo, mark, markOnDark, ...others] = await Promise.all([
    read(first, LEAD),
    read(look.logo, LOGO),
    markPng(look.mark),
    markPng(look.markOnDark),
    ...small.map((address) => read(address, SMALL)),
  ]);
  const found = others.filter((picture) => picture !== null);
  const drawn = { lead, logo, mark, markOnDark, others: found.length < MIN_SMALL ? [] : found };
  return { pdf: await drawSheet(sheet, look, drawn), problems };
}
