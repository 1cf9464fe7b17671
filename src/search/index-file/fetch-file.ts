export type Fetch = (url: string, options?: { cache?: 'no-cache' }) => Promise<Response>;

/** The file is no longer published: a new release has replaced it since the manifest was loaded. */
export class IndexFileGone extends Error {}

/** Hosts respond 404 or 410, private buckets 403, some hosts with an HTML page of status 200. */
const isGone = ({ status, headers }: Response): boolean =>
  [403, 404, 410].includes(status) || headers.get('content-type')?.startsWith('text/html') === true;

/** Loads a file of the index. Rejects with `IndexFileGone` if it does not exist. */
export async function fetchFile(fetch: Fetch, url: string): Promise<Response> {
  const response = await fetch(url);
  if (isGone(response)) throw new IndexFileGone(`${url} does not exist.`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
