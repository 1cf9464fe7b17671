import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath } from '../lib/canonical-path.ts';
import { findFile } from './find-file.ts';
import { headersFor } from './headers-rules.ts';
import { redirectLocation } from './redirect-rules.ts';
import type { RequestTarget } from './request-target.ts';
import { sendFile, sendNotFound, withoutCaching } from './send-file.ts';
import { sendPlainText } from './send-plain-text.ts';
import { readSiteRules, type SiteRules } from './site-rules.ts';

export type SitePath = Pick<Extract<RequestTarget, { ok: true }>, 'path' | 'query' | 'segments'>;

type Handler = (request: IncomingMessage, response: ServerResponse, target: SitePath) => Promise<void>;

/**
 * Serves one published site as a static host does: `_redirects` first, then files with `_headers`, then the 404 page.
 *
 * @param folder the tenant's published folder, a link to its release
 */
export function staticSite(folder: string): Handler {
  let rules: SiteRules | undefined;

  /** The rules of the live release, read again after each publish; null before the first publish. */
  function current(): SiteRules | null {
    let release: string;
    try {
      release = realpathSync(folder);
    } catch {
      return null;
    }
    if (rules?.release !== release) rules = readSiteRules(release);
    return rules;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, segments }: SitePath,
  ): Promise<void> {
    const site = current();
    if (!site) return sendPlainText(request, response, 404);
    const redirect = site.redirects.get(path) ?? site.redirects.get(canonicalPath(path) ?? path);
    if (redirect) {
      const location = redirectLocation(redirect, query);
      response.writeHead(redirect.status, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    const headers = headersFor(path, site.headers);
    const file = await findFile(site.release, segments);
    if (file) return sendFile({ request, response, file, headers });
    const page = await findFile(site.release, ['404.html']);
    if (page) return sendNotFound({ request, response, file: page, headers });
    return sendPlainText(request, response, 404, { headers: withoutCaching(headers) });
  }

  return async (request, response, target) => {
    try {
      await answer(request, response, target);
    } catch (error) {
      // A new release may have been published meanwhile and this file removed, so try once more.
      if (response.headersSent) throw error;
      await answer(request, response, target);
    }
  };
}
