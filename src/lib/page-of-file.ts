/**
 * The path, without its final slash, at which static hosts serve a file: "/about-us" for "/about-us.html" and
 * for "/about-us/index.html", "/" for "/index.html".
 *
 * @param path with its first slash, without query and hash
 */
export function pageOfFile(path: string): string {
  const bare = path.endsWith('/index.html')
    ? path.slice(0, -'index.html'.length)
    : path.replace(/\.html$/, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : '/';
}
