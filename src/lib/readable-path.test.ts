import { describe, expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

describe('readablePath', () => {
  it('shows paths below the folder relative to it', () => {
    expect(readablePath('/project/tenants/x/site.yaml', '/project')).toBe('tenants/x/site.yaml');
    expect(readablePath('/project/..odd/site.yaml', '/project')).toBe('..odd/site.yaml');
  });

  it('leaves paths outside the folder as they are', () => {
    expect(readablePath('/srv/tenants/x/site.yaml', '/project')).toBe('/srv/tenants/x/site.yaml');
    expect(readablePath('/', '/project')).toBe('/');
  });
});
