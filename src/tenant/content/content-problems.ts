import { decodeXML } from 'entities/decode';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { removeControls } from '../../lib/hidden-characters.ts';
import type { CheckFolders } from '../checks/context.ts';
import { missingPictureMessage } from '../checks/media.ts';
import type { Problem } from '../problem.ts';
import type { ContentSource } from './read-content.ts';

/**
 * Creates a function that finds the line and column of a problem by its text: the next occurrence after the
 * last problem, else the first one, else the start of the body. Continuing from the last problem keeps pages
 * with thousands of links fast.
 */
export function createProblemPlacer(
  source: ContentSource,
): (text: string, severity: Problem['severity'], message: string) => Problem {
  const body = source.body.toLowerCase();
  let offset = 0;
  let line = 0;
  let lineStart = 0;
  let end = 0;

  function moveTo(target: number): void {
    if (target < offset) [offset, line, lineStart] = [0, 0, 0];
    for (let at = body.indexOf('\n', offset); at >= 0 && at < target; at = body.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    offset = target;
  }

  return (text, severity, message) => {
    const wanted = text.toLowerCase();
    const next = body.indexOf(wanted, end);
    const found = next >= 0 ? next : body.indexOf(wanted);
    moveTo(Math.max(0, found));
    end = found >= 0 ? found + wanted.length : 0;
    return {
      severity,
      file: source.file,
      line: source.bodyLine + line,
      column: offset - lineStart + 1,
      path: '',
      message: removeControls(message),
    };
  };
}

/** A problem at the first occurrence of a text in a content file, else at the start of its body. */
export const placeInBody = (
  source: ContentSource,
  ...problem: Parameters<ReturnType<typeof createProblemPlacer>>
): Problem => createProblemPlacer(source)(...problem);

/** An address as the file writes it: Markdown escapes "é" and spaces in the address of a picture. */
function asWritten({ body }: ContentSource, address: string): string {
  const decoded = decodeEscapes(address);
  return decoded !== null && !body.includes(address) ? decoded : address;
}

/** Reports pictures of a content page that have no file. */
export function missingPictures(source: ContentSource, folders: CheckFolders): Problem[] {
  const addresses = [...source.document.html.matchAll(/<img[^>]* src="([^"]+)"/g)].map((match) =>
    asWritten(source, decodeXML(match[1] ?? '')),
  );
  const place = createProblemPlacer(source);
  return addresses.flatMap((address) => {
    const message = address.startsWith('/') ? missingPictureMessage(address, folders) : null;
    return message === null ? [] : [place(address, 'error', message)];
  });
}
