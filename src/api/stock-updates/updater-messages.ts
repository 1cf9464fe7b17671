import { z } from 'zod';
import type { StockFolders } from '../../stock/data-folder/data-files.ts';

/** `feed` is a tenant's whole stock, `changes` are single vehicles. */
export type UpdateKind = 'feed' | 'changes';

export interface UpdateRequest {
  /** The tenant's folders. */
  folders: StockFolders;
  dist: string;
  /** Everything that waits, in the order in which it arrived. */
  updates: { id: string; kind: UpdateKind; file: string }[];
}

const problem = z.object({ reason: z.string(), next: z.string() });
export type UpdateProblem = z.infer<typeof problem>;

/** Sentences about an import's records, and how many it read, used and put into quarantine. */
export const recordCounts = z.object({
  /** About records that could not be used, and vehicles that stay as they were, have lost something or look wrong. */
  problems: z.array(z.string()),
  /** Name the vehicles that are sold, reserved or no longer in the stock. */
  departures: z.array(z.string()),
  records: z.int(),
  vehicles: z.int(),
  quarantined: z.int(),
});

export type RecordCounts = z.infer<typeof recordCounts>;

/** Of an update that was not imported. */
export const NO_RECORDS: RecordCounts = {
  problems: [],
  departures: [],
  records: 0,
  vehicles: 0,
  quarantined: 0,
};

const importResult = recordCounts.extend({
  /** Why nothing of it was imported; null if it was. */
  refusal: problem.nullable(),
});
export type ImportResult = z.infer<typeof importResult>;

/** The answer of the process that updates stock. */
export const answerSchema = z.union([
  z.object({
    /** Mistakes in the tenant's site.yaml, because of which nothing was imported; null if there are none. */
    config: problem.nullable(),
    /** By the id of the update. Updates that an imported feed replaces are missing. */
    imports: z.record(z.string(), importResult),
    /** The reason if the build was refused; null if the site was published, or if nothing was imported. */
    build: problem.nullable(),
    /** The reason if updating the search server failed; null if it succeeded or was not attempted. */
    index: problem.nullable(),
    /** Bytes that the child process uses. */
    memory: z.number(),
  }),
  z.object({ failed: z.string() }),
]);
export type UpdateAnswer = Exclude<z.infer<typeof answerSchema>, { failed: string }>;
