import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const framework = { scripts: ['sha256-island='], styles: ['sha256-slot='] };
const sources = { imageHosts: ['https://img.example'], themeHash: 'sha256-theme=' };
const policy = contentSecurityPolicy(framework, { ...sources, searchServer: null });

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

it('lets pages ask the site itself, and a search server where one is configured', () => {
  expect(policy).toContain("connect-src 'self'; worker-src 'self'");
  const searchServer = { protocol: 'https' as const, host: 'search.example', port: 443 };
  expect(contentSecurityPolicy(framework, { ...sources, searchServer })).toContain(
    "connect-src 'self' https://search.example:443;",
  );
});
