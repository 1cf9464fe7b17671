import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { drawRefusedForm } from '../../features/leads/RefusedForm.tsx';
import { cachePromises } from '../../lib/cache-promises.ts';
import { startThread } from '../platform/threads/start-thread.ts';

interface FormView {
  drawRefusedForm: typeof drawRefusedForm;
}

const VIEW = fileURLToPath(new URL('../../features/leads/RefusedForm.tsx', import.meta.url));

/** Compiles in a thread that ends afterwards together with the compiler, whose memory the service does not keep. */
const load = cachePromises(async (file: string): Promise<FormView> => {
  const thread = startThread<string, string>(new URL('./form-view-thread.ts', import.meta.url), {
    name: 'The compiler of forms',
  });
  try {
    const module = { exports: {} };
    compileFunction(await thread.ask(file), ['module'], { filename: file })(module);
    return module.exports as FormView;
  } finally {
    await thread.end();
  }
});

/**
 * Loads the components that drew the form when its page was built. Node cannot run JSX, so they are compiled when the
 * first form is drawn again.
 */
export const loadFormView = (): Promise<FormView> => load(VIEW);
