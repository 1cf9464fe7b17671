import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policy = contentSecurityPolicy(
  { scripts: ['sha256-island='], styles: ['sha256-slot='] },
  { imageHosts: ['https://img.example'], themeHash: 'sha256-theme=' },
);

it('allows scripts and styles of the site and those a hash names', () => {
  expect(policy).toContain("script-src 'self' 'sha256-island='");
  expect(policy).toContain("style-src 'self' 'sha256-slot=' 'sha256-theme='");
  expect(policy).toContain("img-src 'self' https://img.example");
});

it('allows nothing inline or evaluated', () => {
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toMatch(/^default-src 'self'; /);
  expect(policy).toContain("object-src 'none'");
});
