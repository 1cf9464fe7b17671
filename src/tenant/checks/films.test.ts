import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { smallSite, writeTenant } from '../../../tests/support/write-tenant.ts';
import { createDraft } from '../source/draft.ts';
import { checkMedia } from './media.ts';

const root = temporaryFolder('films');
writeTenant(root, 'dealer', {
  'public/films/yard.webm': Buffer.alloc(4_000_000),
  'public/films/long.mp4': Buffer.alloc(6_240_000),
});

const messagesOf = (film: string) => {
  const home = { title: 'T', lede: 'L', sections: [{ section: 'hero', form: 'photo', film }] };
  const draft = createDraft(smallSite('dealer', { home }));
  return checkMedia(draft, { folder: join(root, 'dealer'), projectRoot: root }).map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );
};

it('names the weight of a film over 4 MB', () => {
  expect(messagesOf('/films/yard.webm')).toEqual([]);
  expect(messagesOf('/films/long.mp4')).toEqual([
    'warning home.sections.0.film: This film is 6.2 MB, and every shopper with a wide screen loads it. Make it smaller than 4 MB: a few seconds without sound, 1,280 pixels wide.',
  ]);
});

it('reports a film without a file, and asks no other host', () => {
  expect(messagesOf('/films/yrad.webm')).toEqual([
    expect.stringMatching(
      /^error home.sections.0.film: There is no file for .* Did you mean "\/films\/yard.webm"\?$/,
    ),
  ]);
  expect(messagesOf('https://films.example/yard.webm')).toEqual([]);
});
