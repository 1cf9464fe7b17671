import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor, parseHeaders } from './headers-rules.ts';
import { parseRedirects, type RedirectRule } from './redirect-rules.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Rules {
  release: string;
  headers: HeaderRule[];
  redirects: Map<string, RedirectRule>;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Answers from one published site as a static host would: files, `_headers`, `_redirects`, 404 page. */
export function staticSite(folder: string): Handler {
  let rules: Rules | undefined;

  /** Read again when another release was swapped in. */
  function current(): Rules {
    const release = realpathSync(folder);
    if (rules?.release !== release) {
      rules = {
        release,
        headers: parseHeaders(read(join(release, '_headers'))),
        redirects: parseRedirects(read(join(release, '_redirects'))),
      };
    }
    return rules;
  }

  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path, current().headers)))
        response.setHeader(name, value);
    },
  });

  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const redirect = current().redirects.get(path);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to }).end();
      return;
    }
    files(request, response, () => notFound(folder, path, current().headers, response));
  };
}

function notFound(folder: string, path: string, rules: HeaderRule[], response: ServerResponse): void {
  const page = join(folder, '404.html');
  const body = existsSync(page) ? readFileSync(page) : 'Not found';
  response
    .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...headersFor(path, rules) })
    .end(body);
}
