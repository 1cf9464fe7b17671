import { glob } from 'node:fs/promises';
import type { JobDefinition } from './platform/jobs/define-job.ts';

/** Finds all jobs: each file `*.job.ts` in the folder of a subject exports one as `job`. */
export async function findJobs(): Promise<JobDefinition[]> {
  const jobs: JobDefinition[] = [];
  for await (const file of glob('*/*.job.ts', { cwd: import.meta.dirname })) {
    const [subject, name] = file.replace(/\.job\.ts$/, '').split('/');
    const { job }: { job: JobDefinition } = await import(`./${subject}/${name}.job.ts`);
    jobs.push(job);
  }
  return jobs;
}
