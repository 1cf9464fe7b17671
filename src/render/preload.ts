const preloaded = new Set<string>();

/**
 * Runs an `import()` and preloads the files it will import, so that they load in parallel.
 *
 * @param files paths of those files, relative to the site's root
 */
export function preload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  for (const file of files) {
    if (preloaded.has(file)) continue;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
