import { removeControls } from '../../lib/hidden-characters.ts';
import type { Surroundings } from '../checks/context.ts';
import { missingMedia } from '../checks/media.ts';
import type { Problem } from '../problem.ts';
import type { ContentSource } from './read-content.ts';

/**
 * Places problems in the body of a content file: at the next place of a text after the last one placed, else at
 * its first, else at the start of the body. Going on from the last keeps a page of many links quick.
 */
export function placerInBody(
  source: ContentSource,
): (text: string, severity: Problem['severity'], message: string) => Problem {
  const body = source.body.toLowerCase();
  let at = 0;
  let line = 0;
  let lineStart = 0;

  function moveTo(place: number): void {
    if (place < at) [at, line, lineStart] = [0, 0, 0];
    for (let end = body.indexOf('\n', at); end >= 0 && end < place; end = body.indexOf('\n', end + 1)) {
      line += 1;
      lineStart = end + 1;
    }
    at = place;
  }

  return (text, severity, message) => {
    const wanted = text.toLowerCase();
    const next = body.indexOf(wanted, at);
    moveTo(Math.max(0, next >= 0 ? next : body.indexOf(wanted)));
    return {
      severity,
      file: source.file,
      line: source.bodyLine + line,
      column: at - lineStart + 1,
      path: '',
      message: removeControls(message),
    };
  };
}

/** A problem at the first place of a text in a content file, else where its body starts. */
export const placeInBody = (
  source: ContentSource,
  ...problem: Parameters<ReturnType<typeof placerInBody>>
): Problem => placerInBody(source)(...problem);

/** Pictures of a content page that have no file. */
export function missingPictures(source: ContentSource, around: Surroundings): Problem[] {
  const addresses = [...source.document.html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const place = placerInBody(source);
  return addresses.flatMap((address) => {
    const message = address.startsWith('/') ? missingMedia(address, around) : null;
    return message === null ? [] : [place(address, 'error', message)];
  });
}
