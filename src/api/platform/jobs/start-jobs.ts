import type { JobDefinition } from './define-job.ts';
import type { JobDependencies } from './job-types.ts';
import type { Jobs } from './open-jobs.ts';

/** Starts to run jobs in this process, without those of subjects whose dependencies are null. */
export async function startJobs(
  { work, repeat }: Pick<Jobs, 'work' | 'repeat'>,
  definitions: readonly JobDefinition[],
  dependencies: JobDependencies,
): Promise<void> {
  for (const { name, subject, options, run } of definitions) {
    const ofSubject = dependencies[subject];
    if (ofSubject === null) continue;
    await work(name, (data) => run(ofSubject as never, data), options.isSerial);
    if (options.every !== undefined) await repeat(name, options.every);
  }
}
