import { markPng } from '../../platform/pictures/mark-png.ts';
import { type SafeError, safeError } from '../../platform/safe-error.ts';
import { drawSheet } from './draw-sheet.ts';
import { onWideGround, type PrintPicture, printPicture } from './print-picture.ts';
import { MAX_PICTURES, type MadeSheet, type SheetTask } from './sheet-task.ts';

/** Pixels, enough for a sharp print at the size that each picture has on the sheet. */
const LEAD = { width: 1400, height: 1000 };
const SMALL = { width: 420, height: 420 };
const LOGO = { width: 800, height: 300 };
const MARK_PIXELS = 256;
/** Fewer small pictures would be so wide that they cut the vehicle. */
const MIN_SMALL = 4;

/** Width by height of the frame of the first picture where it is lowest: 186 by 40 mm. */
const WIDEST_FRAME = 186 / 40;

/** Reads the pictures of a sheet and draws it (PRN-01). A picture that cannot be read is left out. */
export async function makeSheet({ sheet, look, pictures, images, folder }: SheetTask): Promise<MadeSheet> {
  const problems: SafeError[] = [];
  const orNull = <Picture>(picture: Promise<Picture>): Promise<Picture | null> =>
    picture.catch((error: unknown) => {
      problems.push(safeError(error));
      return null;
    });
  const read = (address: string | null, size: typeof LEAD): Promise<PrintPicture | null> =>
    orNull(printPicture(address, images, folder, size));
  const draw = async (svg: string | null) => (svg === null ? null : orNull(markPng(svg, MARK_PIXELS)));
  const [first = null, ...rest] = pictures;
  // Pictures take height, which a sheet of one page needs for comments and features.
  const small = sheet.back && sheet.lead === 'picture' ? rest.slice(0, MAX_PICTURES - 1) : [];
  const [lead, logo, mark, markOnDark, ...others] = await Promise.all([
    read(first, LEAD),
    read(look.logo, LOGO),
    draw(look.mark),
    draw(look.markOnDark),
    ...small.map((address) => read(address, SMALL)),
  ]);
  const found = others.filter((picture) => picture !== null);
  // On a sheet of one page, the frame has the height that the texts leave.
  const fillsFrame = sheet.back !== null || sheet.lead !== 'picture';
  const framed = lead === null || fillsFrame ? lead : await onWideGround(lead, WIDEST_FRAME);
  const drawn = { lead: framed, logo, mark, markOnDark, others: found.length < MIN_SMALL ? [] : found };
  return { pdf: await drawSheet(sheet, look, drawn), problems };
}
