import { describe, expect, it } from 'vitest';
import { compareSites, type IntendedDifference } from './compare-sites.ts';
import type { Published } from './published.ts';

const site = (files: Record<string, string>): Published =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

const YEAR: IntendedDifference = {
  name: 'year',
  reason: 'the footer has another year',
  files: /\.html$/,
  rewrite: (text) => text.replace(/© \d+/, '©'),
};
const INDEX: IntendedDifference = { name: 'index', reason: 'another format', files: /\.bin$/, whole: true };

const compare = (before: Record<string, string>, after: Record<string, string>, intended = [YEAR, INDEX]) =>
  compareSites(site(before), site(after), intended);

describe('compareSites', () => {
  it('ignores hashes in file names and in the content security policy', () => {
    const page = (hash: string) =>
      `<script src="/_astro/Menu.${hash}.js"></script><meta content="script-src 'sha256-${hash}=='">`;
    expect(compare({ 'a.html': page('Ab3_x') }, { 'a.html': page('Zz9y') }).equal).toBe(1);
  });

  it('counts the files that an intended difference explains', () => {
    const result = compare(
      { 'a.html': '<p>© 2025</p>', 'b.html': 'b' },
      { 'a.html': '<p>© 2026</p>', 'b.html': 'b' },
    );
    expect(result).toMatchObject({ files: 2, equal: 1, unexplained: [] });
    expect(result.explained.get('year')).toBe(1);
  });

  it('reports an unexplained difference also in a file with an intended one', () => {
    const result = compare({ 'a.html': '© 2025 Bob' }, { 'a.html': '© 2026 Rob' });
    expect(result.unexplained).toEqual([{ path: 'a.html', difference: '"© Bob" is now "© Rob"' }]);
    expect(result.explained.get('year')).toBe(0);
  });

  it('does not count an intended difference that a file does not have', () => {
    const other: IntendedDifference = {
      ...YEAR,
      name: 'price',
      rewrite: (text) => text.replace(/\$\d+/, '$'),
    };
    const result = compare({ 'a.html': '© 1 $5' }, { 'a.html': '© 2 $5' }, [YEAR, other]);
    expect([...result.explained]).toEqual([
      ['year', 1],
      ['price', 0],
    ]);
  });

  it('counts a file once if either of two intended differences alone explains it', () => {
    const result = compare({ 'a.html': '© 1' }, { 'a.html': '© 2' }, [YEAR, { ...YEAR, name: 'footer' }]);
    expect(result.unexplained).toEqual([]);
    expect([...result.explained.values()].reduce((sum, files) => sum + files, 0)).toBe(1);
  });

  it('reports new files, removed files and changed binary files, except those that may differ as a whole', () => {
    const result = compare(
      { 'gone.html': 'x', 'a.bin': '1', 'b.png': '1' },
      { 'new.html': 'x', 'a.bin': '2', 'b.png': '2' },
    );
    expect(result.unexplained.map(({ path }) => path)).toEqual(['b.png', 'gone.html', 'new.html']);
    expect(result.explained.get('index')).toBe(1);
  });
});
