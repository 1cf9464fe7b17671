import { describe, expect, it } from 'vitest';
import { internalPath, linkTargetExists } from './link-target.ts';

describe('internalPath', () => {
  it('drops the query, the hash and the trailing slash', () => {
    expect(internalPath('/search/used-cars/?page=2#results')).toBe('/search/used-cars');
    expect(internalPath('/')).toBe('/');
    expect(internalPath('/?a=1')).toBe('/');
  });
  it('is null for hashes, other sites, phone numbers and mail', () => {
    for (const href of [
      '#reviews',
      'https://dealer.example/',
      '//cdn.example/x',
      'tel:0733330000',
      'mailto:a@b.example',
    ])
      expect(internalPath(href)).toBeNull();
  });
});

describe('linkTargetExists', () => {
  const pagePaths = new Set(['/', '/finance']);
  it('is true for existing pages only, whatever the slash, query and hash of the link', () => {
    expect(linkTargetExists('/finance/#finance-form', pagePaths)).toBe(true);
    expect(linkTargetExists('/service', pagePaths)).toBe(false);
  });
  it('is true for hashes, other sites, phone numbers and the API', () => {
    for (const href of ['#reviews', 'https://x.example/', 'tel:131313', '/api/leads'])
      expect(linkTargetExists(href, pagePaths)).toBe(true);
    expect(linkTargetExists('/apiary', pagePaths)).toBe(false);
  });
});
