import { build } from 'esbuild';
import { answerRequests } from '../platform/threads/answer-requests.ts';

/** Code of a view with everything that it imports, React included, as a CommonJS module. */
async function compile(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minify: true,
    jsx: 'automatic',
    // Otherwise React and Formik are built for development, which draws several times slower.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '""' },
    // Icons and workers are for scripts.
    loader: { '.svg': 'empty' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

answerRequests(compile);
