import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import type { drawRefusedForm } from '../../features/leads/RefusedForm.tsx';
import { cachePromises } from '../../lib/cache-promises.ts';

interface FormView {
  drawRefusedForm: typeof drawRefusedForm;
}

const VIEW = fileURLToPath(new URL('../../features/leads/RefusedForm.tsx', import.meta.url));

const COMPILER = fileURLToPath(new URL('./compile-form-view.ts', import.meta.url));
/** The code has about 0.3 MB. */
const MAX_CODE = 4 * 1024 * 1024;

const run = promisify(execFile);

/** Compiles in a process of its own, which neither holds up the service nor leaves its memory there. */
const load = cachePromises(async (file: string): Promise<FormView> => {
  const { stdout } = await run(process.execPath, [COMPILER, file], { maxBuffer: MAX_CODE });
  const module = { exports: {} };
  compileFunction(stdout, ['module'], { filename: file })(module);
  return module.exports as FormView;
});

/**
 * Loads the components that drew the form when its page was built. Node cannot run JSX, so they are compiled when the
 * first form is drawn again.
 */
export const loadFormView = (): Promise<FormView> => load(VIEW);
