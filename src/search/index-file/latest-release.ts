import { IndexGone } from './fetch-file.ts';

export interface LatestRelease<Release> {
  /** The release in use, read at the first call. Rejects where it cannot be had: the next call tries again. */
  current: () => Promise<Release>;
  /** Asks the release in use, and the one published since where a file of it is gone. */
  ask: <Answer>(question: (release: Release) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Keeps to the release that the page began with, also when another was published since; only where a file of it
 * is gone the new one is read.
 *
 * @param load reads the release that is published now
 */
export function latestRelease<Release>(load: () => Promise<Release>): LatestRelease<Release> {
  let release: Promise<Release> | null = null;

  function current(): Promise<Release> {
    if (release) return release;
    const loading = load();
    release = loading;
    loading.catch(() => {
      if (release === loading) release = null;
    });
    return loading;
  }

  return {
    current,
    async ask(question) {
      const asked = current();
      try {
        return await question(await asked);
      } catch (error) {
        if (!(error instanceof IndexGone)) throw error;
        if (release === asked) release = null;
        return question(await current());
      }
    },
  };
}
