import { expect, it } from 'vitest';
import { pageOfFile } from './page-of-file.ts';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/about-us.html', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/a.html/index.html', '/a.html'],
  ['/guide.pdf', '/guide.pdf'],
  ['/reindex.html', '/reindex'],
  ['/.html', '/'],
])('static hosts serve %s as the page %s', (path, page) => expect(pageOfFile(path)).toBe(page));
