import type { z } from 'zod';
import type { JobData, JobDependencies, JobName } from './job-types.ts';

/** How the jobs of a queue are run; without any, many at a time, each again for about a day if it fails. */
export interface JobOptions {
  /** Most further attempts after a failure, if `RETRIES` allows more. */
  maxRetries?: number;
  /** An attempt counts as failed after this time. */
  timeoutSeconds?: number;
  /** Queue for jobs whose last attempt failed or did not end. They keep their data. */
  deadLetter?: JobName;
  /** At most one job with the same key waits in the queue. */
  isMerged?: boolean;
  /** One job at a time in each process, and at most one with the same key in all processes. */
  isSerial?: boolean;
  /** One job is queued each minute or hour, however many processes there are. */
  every?: 'minute' | 'hour';
}

/** A job as the queues see it. */
export interface JobDefinition {
  name: JobName;
  subject: keyof JobDependencies;
  options: JobOptions;
  /** Runs one job. If it rejects, the job is tried again. */
  run: (dependencies: never, data: unknown) => Promise<void>;
}

/**
 * Defines a job. The definition is the export `job` of a file `*.job.ts`, by which name the service finds it.
 *
 * @param job.schema checks the data, which another version of the service may have queued
 * @param job.subject whose dependencies `run` gets
 */
export const defineJob = <Name extends JobName, Subject extends keyof JobDependencies>({
  schema,
  run,
  ...job
}: {
  name: Name;
  subject: Subject;
  schema: z.ZodType<JobData[Name]>;
  options: JobOptions;
  run: (dependencies: NonNullable<JobDependencies[Subject]>, data: JobData[Name]) => Promise<void>;
}): JobDefinition => ({
  ...job,
  run: async (dependencies, data) => run(dependencies, schema.parse(data)),
});
