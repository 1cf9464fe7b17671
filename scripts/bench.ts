import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchPages } from './bench/pages/bench-pages.ts';
import { benchRebuild } from './bench/rebuild.ts';
import { benchRenderRate } from './bench/render-rate.ts';
import { benchSearch } from './bench/search/bench-search.ts';
import { benchSmallTenant } from './bench/small-tenant.ts';

const BENCHES = {
  rate: benchRenderRate,
  small: benchSmallTenant,
  rebuild: benchRebuild,
  search: benchSearch,
  pages: benchPages,
};
type Name = keyof typeof BENCHES;

const isName = (name: string): name is Name => name in BENCHES;
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !isName(name));
if (unknown !== undefined) {
  console.error(
    `There is no benchmark "${unknown}". The benchmarks are: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  for (const name of wanted.length > 0 ? wanted.filter(isName) : (Object.keys(BENCHES) as Name[])) {
    await BENCHES[name](join(folder, name));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
