import { build } from 'esbuild';

/**
 * Program that writes the code of a view to its output: a CommonJS module with everything that the view imports, React
 * included.
 */
const { outputFiles } = await build({
  entryPoints: process.argv.slice(2),
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  minify: true,
  jsx: 'automatic',
  // Otherwise React and Formik are compiled for development, and drawing takes many times longer.
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '""' },
  // Only scripts of browsers draw icons.
  loader: { '.svg': 'empty' },
});
process.stdout.write(outputFiles[0]?.text ?? '');
