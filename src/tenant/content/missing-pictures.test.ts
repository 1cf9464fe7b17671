import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { aPage, writeTenant } from '../../../tests/support/write-tenant.ts';
import { checkSectionMedia } from '../checks/media.ts';
import { missingPictures } from './content-problems.ts';
import { readContent } from './read-content.ts';

const root = temporaryFolder('pictures');

/** The problems of a content page in a folder with a few pictures. */
async function problemsOf(text: string) {
  const names = ['café.jpg', 'two words.jpg', 'A&B.jpg', '100%.jpg'];
  const pictures = Object.fromEntries(names.map((name) => [`public/media/${name}`, 'a picture']));
  writeTenant(root, 'dealer', { ...pictures, 'content/about.md': aPage(text) });
  const folder = join(root, 'dealer');
  const { sources } = await readContent(folder);
  return sources.flatMap((source) => missingPictures(source, { folder, projectRoot: root }));
}

it.each([
  '![A café](/media/café.jpg)',
  '![A café](/media/caf%C3%A9.jpg)',
  '![Two words](</media/two words.jpg>)',
  '![Two dealers](/media/A&B.jpg)',
  '<img src="/media/two%20words.jpg?x=1" alt="Two words">',
  '![All of it](/media/100%.jpg)',
])('finds the picture file of %s on a content page', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

it('reports a missing picture of a section at its key', async () => {
  const text = `---
title: A page
description: About it.
sections:
  - section: article
  - section: story
    title: Us
    picture: { src: /media/cafe.jpg, width: 800, height: 600 }
---
Text.
`;
  writeTenant(root, 'sectioned', { 'public/media/café.jpg': 'a picture', 'content/about.md': text });
  const folder = join(root, 'sectioned');
  const { sources, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(sources.flatMap((source) => checkSectionMedia(source, { folder, projectRoot: root }))).toEqual([
    {
      severity: 'error',
      file: join(folder, 'content/about.md'),
      line: 8,
      column: 21,
      path: 'sections[1].picture.src',
      message: expect.stringContaining('Did you mean "/media/café.jpg"?'),
    },
  ]);
});

it('reports each place of a missing picture on a content page, with the address as the page writes it', async () => {
  const problems = await problemsOf('![A](/media/cafe.jpg)\n\n![B](/media/thé.jpg) ![B](/media/thé.jpg)');
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [expect.any(Number), 6],
    [problems[0] ? problems[0].line + 2 : 0, 6],
    [problems[0] ? problems[0].line + 2 : 0, 27],
  ]);
  expect(problems[0]?.message).toContain('Did you mean "/media/café.jpg"?');
  expect(problems[1]?.message).toContain('There is no file for "/media/thé.jpg"');
});
