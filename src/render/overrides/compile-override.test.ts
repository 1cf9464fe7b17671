import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileOverride, type OverrideOutput } from './compile-override.ts';
import { kitExports } from './kit-exports.ts';
import { OverrideBroken } from './override-problems.ts';

const root = mkdtempSync(join(tmpdir(), 'overrides-'));
afterAll(() => rmSync(root, { recursive: true }));
const kit = await kitExports(process.cwd());

/** Compiles `Own.astro` in an overrides folder with these files. */
function compileFiles(files: Record<string, string>, place = 'here'): Promise<OverrideOutput> {
  const folder = join(mkdtempSync(join(root, place)), 'acme/overrides');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return compileOverride({ folder, name: 'Own', kit });
}

/** Returns the mistakes as "file:line message". */
async function mistakesOf(files: Record<string, string>): Promise<string[]> {
  const error = await compileFiles(files).catch((thrown: unknown) => thrown);
  if (!(error instanceof OverrideBroken)) throw error ?? new Error('Nothing was found.');
  return error.problems.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);
}

const textOf = (file: { body: Uint8Array } | null): string => Buffer.from(file?.body ?? []).toString();
const NOT_ALLOWED =
  'is neither a file beside the override nor a part of the kit. An override can import nothing else: see docs/overrides.md.';

describe('compileOverride', () => {
  it('the compiled module requires the kit and Astro from the site’s bundle and contains the tenant’s other files', async () => {
    const { module, style, script, inputs } = await compileFiles({
      'Own.astro': `---
import Footer from '../../../src/kit/Footer.astro';
import type { Page } from '../../../src/kit/views.ts';
import { line } from './line.ts';
const { page } = Astro.props as { page: Page };
---
<p>{line}</p><Footer page={page} />`,
      'line.ts': 'export const line: string = "Ours since 1969";',
    });
    const required = [...module.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(required.sort()).toEqual(['astro/compiler-runtime', 'kit/Footer.astro']);
    expect(module).toContain('Ours since 1969');
    expect([style, script]).toEqual([null, null]);
    expect(inputs).toEqual(['Own.astro', 'line.ts']);
  });

  it('writes styles to a file with a content hash in its name, and scopes them', async () => {
    const files = {
      'Own.astro': '---\nimport "./own.css";\n---\n<p class="a">x</p><style>.a { color: red }</style>',
    };
    const own = await compileFiles({ ...files, 'own.css': '@layer components { .since { color: blue } }' });
    expect(textOf(own.style)).toMatch(/\.a\[data-astro-cid-\w+\]\{color:red\}/);
    expect(textOf(own.style)).toContain('.since{color:#00f}');
    expect(own.style?.path).toMatch(/^_astro\/overrides\/Own\.[0-9a-f]{8}\.css$/);
    const other = await compileFiles({ ...files, 'own.css': '.since { color: green }' });
    expect(other.style?.path).not.toBe(own.style?.path);
  });

  it('bundles scripts and their imports into one file', async () => {
    const { script, module } = await compileFiles({
      'Own.astro':
        '<button>x</button><script>import { count } from "./count.ts"; console.log(count as number);</script>',
      'count.ts': 'export const count: number = 417;',
    });
    expect(textOf(script)).toBe('console.log(417);\n');
    expect(module).not.toContain('417');
  });

  it('publishes pictures beside the override that its styles name, and keeps addresses on the site', async () => {
    const { assets, style } = await compileFiles({
      'Own.astro': '<b>x</b><style>b { background: url(./dot.svg), url(/media/a.avif) }</style>',
      'dot.svg': '<svg/>',
    });
    expect(assets.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^_astro\/overrides\/dot\.\w+\.svg$/),
    ]);
    expect(textOf(style)).toContain(`url(/${assets[0]?.path})`);
    expect(textOf(style)).toContain('url(/media/a.avif)');
  });

  it('removes `process` from the code of a component, so that it cannot end a build', async () => {
    const { module } = await compileFiles({
      'Own.astro': '---\nprocess.exit(0);\nglobalThis.process.exit(1);\n---\n<b>x</b>',
    });
    expect(module).not.toMatch(/process/);
  });

  it('lets two components of an override import the same component', async () => {
    const { inputs } = await compileFiles({
      'Own.astro':
        '---\nimport Left from "./Left.astro";\nimport Part from "./Part.astro";\n---\n<Left /><Part />',
      'Left.astro': '---\nimport Part from "./Part.astro";\n---\n<Part />',
      'Part.astro': '<b>x</b>',
    });
    expect(inputs).toEqual(['Left.astro', 'Own.astro', 'Part.astro']);
  });

  it('produces the same bytes wherever the project is on disk', async () => {
    const files = {
      'Own.astro': '<b class="x">x</b><style>.x { color: red }</style><script>alert(1)</script>',
    };
    const [here, there] = await Promise.all([compileFiles(files), compileFiles(files, 'there')]);
    expect(here.module).toBe(there.module);
    expect([here.style?.path, here.script?.path]).toEqual([there.style?.path, there.script?.path]);
  });
});

describe('mistakes in an override', () => {
  it.each([
    [
      'an import of anything but the kit',
      {
        'Own.astro':
          '---\n\nimport { a } from "../../../src/stock/car.ts";\nimport b from "lodash";\n---\n{a}{b}',
      },
      [`Own.astro:3 "../../../src/stock/car.ts" ${NOT_ALLOWED}`, `Own.astro:4 "lodash" ${NOT_ALLOWED}`],
    ],
    [
      'a component the kit does not have',
      { 'Own.astro': '---\nimport Footer from "../../../src/kit/Foter.astro";\n---\n<Footer />' },
      [
        'Own.astro:2 The kit has no Foter.astro. Did you mean "Footer.astro"? docs/overrides.md lists what the kit has.',
      ],
    ],
    [
      'a name the kit does not export',
      { 'Own.astro': '---\nimport { Nope } from "../../../src/kit/views.ts";\n---\n<b>{Nope}</b>' },
      ['Own.astro:2 views.ts does not export "Nope".'],
    ],
    [
      'an import of a missing file',
      { 'Own.astro': '---\nimport "./own.css";\n---\n<b>x</b>' },
      ['Own.astro:2 There is no file overrides/own.css.'],
    ],
    [
      'an import from outside of the folder',
      { 'Own.astro': '---\nimport "../site.css";\n---\n<b>x</b>' },
      [`Own.astro:2 "../site.css" ${NOT_ALLOWED}`],
    ],
    [
      'a component that renders itself',
      { 'Own.astro': '---\nimport Own from "./Own.astro";\n---\n<Own />' },
      [expect.stringContaining('Own.astro:2 Own.astro imports Own.astro, which renders Own.astro again')],
    ],
    [
      'components that render each other',
      {
        'Own.astro': '---\nimport Part from "./Part.astro";\n---\n<Part />',
        'Part.astro': '---\n\nimport Own from "./Own.astro";\n---\n<Own />',
      },
      [
        expect.stringContaining('Own.astro:2 Own.astro imports Part.astro'),
        expect.stringContaining('Part.astro:3 Part.astro imports Own.astro'),
      ],
    ],
    [
      'a syntax error in the code',
      { 'Own.astro': '---\nconst a = 1;\nconst { b = a;\n---\n<b>{b}</b>' },
      expect.arrayContaining([expect.stringMatching(/^Own\.astro:3 Expected/)]),
    ],
    [
      'a syntax error in a style sheet',
      { 'Own.astro': '---\nimport "./own.css";\n---\n<b>x</b>', 'own.css': 'b {\n  color: red }\n}\n' },
      ['own.css:3 Unexpected "}".'],
    ],
    [
      'a syntax error in a style element',
      { 'Own.astro': '<b>x</b>\n<style>\nb { color: red\n</style>' },
      expect.arrayContaining([expect.stringMatching(/^Own\.astro:[34] Expected "}"/)]),
    ],
    [
      'a script that imports the kit',
      { 'Own.astro': '<b>x</b>\n<script>\nimport "../../../src/kit/Header.astro";\n</script>' },
      ['Own.astro:2 A script runs in the browser, where the kit cannot be used: see docs/overrides.md.'],
    ],
    [
      'a React component',
      {
        'Own.astro': '---\nimport { part } from "./part.tsx";\n---\n{part}',
        'part.tsx': 'export const part = <b>x</b>;',
      },
      [expect.stringMatching(/^part\.tsx:\d+ "react\/jsx-runtime" is neither/)],
    ],
    [
      'an island',
      {
        'Own.astro': '---\nimport I from "./I.tsx";\n---\n\n<I client:load />',
        'I.tsx': 'export default () => 1;',
      },
      ['Own.astro:5 An override cannot have a client: directive. Write a <script> instead.'],
    ],
    [
      'define:vars, which the site’s Content Security Policy refuses',
      {
        'Own.astro':
          '---\nconst c = "red";\n---\n<b>x</b>\n<style define:vars={{ c }}>b { color: var(--c) }</style>',
      },
      [
        'Own.astro:5 The site’s Content Security Policy lets no inline code run, so define:vars does nothing. Use a class or a data attribute.',
      ],
    ],
  ])('reports the file and line of %s', async (_case, files, mistakes) => {
    expect(await mistakesOf(files as unknown as Record<string, string>)).toEqual(mistakes);
  });
});
