import { withoutControls } from '../../lib/hidden-characters.ts';
import type { Surroundings } from '../checks/context.ts';
import { missingMedia } from '../checks/media.ts';
import type { Problem } from '../problem.ts';
import type { ContentSource } from './read-content.ts';

/** A problem at the first line of a content file that holds a text, else where its body starts. */
export function placeInBody(
  source: ContentSource,
  text: string,
  severity: Problem['severity'],
  message: string,
): Problem {
  const lines = source.body.toLowerCase().split('\n');
  const index = Math.max(
    0,
    lines.findIndex((line) => line.includes(text.toLowerCase())),
  );
  const column = Math.max(0, lines[index]?.indexOf(text.toLowerCase()) ?? 0) + 1;
  return {
    severity,
    file: source.file,
    line: source.bodyLine + index,
    column,
    path: '',
    message: withoutControls(message),
  };
}

/** Pictures of a content page that have no file. */
export function missingPictures(source: ContentSource, around: Surroundings): Problem[] {
  const addresses = [...source.document.html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return addresses.flatMap((address) => {
    const message = address.startsWith('/') ? missingMedia(address, around) : null;
    return message === null ? [] : [placeInBody(source, address, 'error', message)];
  });
}
