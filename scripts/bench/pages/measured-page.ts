/** The same page in each of the compared builds. */
export interface MeasuredPage {
  /** Its kind: "vehicle with spin". */
  name: string;
  builds: { build: string; url: string }[];
}

/**
 * Runs a measurement of each build several times. The builds take turns, so that the machine is equally busy for all.
 */
export async function inTurns<Result>(
  { builds }: MeasuredPage,
  rounds: number,
  run: (url: string) => Promise<Result>,
): Promise<{ build: string; runs: Result[] }[]> {
  const results = builds.map(({ build, url }) => ({ build, url, runs: [] as Result[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { url, runs } of results) runs.push(await run(url));
  return results;
}
