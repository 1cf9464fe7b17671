import { internalPath, linkTargetExists } from '../../frame/link-target.ts';
import { pageOfFile } from '../../lib/page-of-file.ts';

interface Published {
  /** Paths of all pages, without trailing slash. */
  pagePaths: ReadonlySet<string>;
  /** True if a file other than a page is published at a path. */
  hasFile: (path: string) => boolean;
  isRedirected: (path: string) => boolean;
}

/** Returns a function that is true for links to a page, a file or a redirected address, and for those to elsewhere. */
export function answeringAddresses({
  pagePaths,
  hasFile,
  isRedirected,
}: Published): (href: string) => boolean {
  return (href) => {
    const path = internalPath(href) ?? href;
    return (
      linkTargetExists(href, pagePaths) ||
      pagePaths.has(pageOfFile(path)) ||
      hasFile(path) ||
      isRedirected(path)
    );
  };
}
