/** The part of `fetch` that is used. */
export type Fetch = (url: string, options?: { cache?: 'no-cache' }) => Promise<Response>;

/** A file of the index is no longer published: the stock was published anew since the manifest was read. */
export class IndexGone extends Error {}

/** Hosts say so with 404 or 410, stores whose lists are private with 403, some with a page of their own. */
const isGone = ({ status, headers }: Response): boolean =>
  [403, 404, 410].includes(status) || headers.get('content-type')?.startsWith('text/html') === true;

/** A file of the index. Rejects with `IndexGone` where it is not there any more. */
export async function fetchFile(fetch: Fetch, url: string): Promise<Response> {
  const response = await fetch(url);
  if (isGone(response)) throw new IndexGone(`${url} is no longer there.`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
