import { CUTS, type CutDisk } from './cut-disk.ts';

interface Cuts<Recorded> {
  /** Each run starts from what the last cut of the run before left. */
  runs: number;
  /** Moments at which the power is cut in what one run recorded. */
  cutsPerRun: number;
  /** Runs on `disk.live` what is cut. Its processes have ended when it resolves. */
  record: () => Promise<Recorded>;
  /** The moment of a cut, at most `end`, the last moment of the run. */
  momentOf: (turn: number, recorded: Recorded, end: number) => number;
  /** Rejects if what a cut left is not right. It may change the folder. */
  check: (folder: string, at: { turn: number; moment: number }, recorded: Recorded) => Promise<void>;
}

/** Cuts the power at many moments. Resolves to what was not right, and the number of changes that were not flushed. */
export async function cutOften<Recorded>(
  disk: CutDisk,
  { runs, cutsPerRun, record, momentOf, check }: Cuts<Recorded>,
): Promise<{ failures: string[]; unflushed: number }> {
  const failures: string[] = [];
  let unflushed = 0;
  for (let run = 0; run < runs; run += 1) {
    const recorded = await record();
    const end = disk.now;
    for (let turn = 0; turn < cutsPerRun; turn += 1) {
      const moment = momentOf(turn, recorded, end);
      const cut = CUTS[turn % CUTS.length] ?? 'lost';
      const after = disk.cut(cut, moment);
      unflushed += after.unflushed;
      try {
        await check(after.folder, { turn, moment }, recorded);
      } catch (error) {
        failures.push(`${cut} at ${moment} of ${end}: ${String(error)}`);
      }
      if (turn === cutsPerRun - 1) disk.continueAfter(after.folder);
    }
  }
  return { failures, unflushed };
}
