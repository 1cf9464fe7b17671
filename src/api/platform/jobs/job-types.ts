/** Data of each job, by the name of its queue. Each `*.job.ts` adds its own, because the platform knows no subject. */
// biome-ignore lint/suspicious/noEmptyInterface: jobs declare its members.
export interface JobData {}

/** Each subject adds the dependencies of its jobs; null in a process that does not run them. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects declare its members.
export interface JobDependencies {}

export type JobName = keyof JobData;
