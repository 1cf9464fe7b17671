import { IndexFileGone } from './fetch-file.ts';

export interface LatestRelease<Release> {
  /** Loads the release on the first call. Rejects if that fails; the next call tries again. */
  current: () => Promise<Release>;
  /**
   * Runs `task` with the release in use. If one of its files is gone, loads the new release and runs it
   * again.
   */
  withRelease: <Answer>(task: (release: Release) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Keeps using the release that the page loaded first, even after another is published. Loads the new one only
 * when a file is gone.
 *
 * @param load loads the release published now
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
    async withRelease(task) {
      const used = current();
      try {
        return await task(await used);
      } catch (error) {
        if (!(error instanceof IndexFileGone)) throw error;
        if (release === used) release = null;
        return task(await current());
      }
    },
  };
}
