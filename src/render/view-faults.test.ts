import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { RenderedPage } from '../site/page.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { loadRenderer } from './render-into.ts';

const folder = temporaryFolder('view-faults');
const page = { kind: 'home', path: '/' } as RenderedPage;

afterEach(() => vi.restoreAllMocks());

/** A renderer of a bundle whose views have this body, for a tenant with a component of its own. */
function rendererOf(name: string, body: string) {
  const entry = join(folder, `${name}-entry.mjs`);
  const module = join(folder, `${name}-header.mjs`);
  const map = { version: 3, sources: ['/t/overrides/Header.astro'], names: [], mappings: 'AAAA' };
  writeFileSync(entry, `export async function renderPage(page, overrides) { ${body} }`);
  writeFileSync(module, `export default () => ({ default: () => { throw new Error('own fault'); } });`);
  writeFileSync(`${module}.map`, JSON.stringify(map));
  const header = { name: 'Header', source: '/t/overrides/Header.astro', digest: 'h', module };
  const overrides: CompiledOverrides = { Header: { ...header, style: null, script: null, files: {} } };
  return loadRenderer(entry, overrides);
}

it('prints the stack when a view of ours fails at a tenant with components of its own', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const render = await rendererOf('ours', 'throw new Error("broken view");');
  await expect(render(page)).rejects.toThrow('broken view');
  expect(log.mock.calls.flat().join()).toMatch(/Error: broken view\n\s+at .*ours-entry\.mjs/);
});

it('names the file and line, and prints no stack, when the tenant’s own component fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const render = await rendererOf('theirs', 'overrides.parts.get("Header").component();');
  await expect(render(page)).rejects.toThrow('/t/overrides/Header.astro:1 own fault');
  expect(log).not.toHaveBeenCalled();
});
