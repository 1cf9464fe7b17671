import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16181d;background:#fff}
main{max-width:40rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:40px 0 12px;font-size:1.25rem}
form{display:grid;gap:16px}
label{display:block;font-weight:600}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:11px 14px;border:1px solid #6b7280;border-radius:6px;font:inherit}
[aria-invalid=true]{border:2px solid #b42318}
.msg,.failed p{margin:4px 0 0;color:#b42318;font-weight:600}
.failed,.done{padding:12px 16px;border-radius:10px;background:#fdeceb}
.done{background:#e8f4ec;color:#14532d;font-weight:600}
button,.button{box-sizing:border-box;display:block;width:100%;min-height:48px;padding:12px 16px;border:0;border-radius:8px;background:#16181d;color:#fff;font:600 1rem/24px system-ui,sans-serif;text-align:center;text-decoration:none}
.button.quiet{border:1px solid #6b7280;padding:11px 16px;background:#fff;color:#16181d}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.check{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}
.check input{width:20px;height:20px}
fieldset{margin:0;padding:0;border:0}
legend{padding:0;font-weight:600}
dt{color:#4b5563}
dd{margin:0 0 12px;font-weight:600;overflow-wrap:anywhere}
.trap{position:absolute;left:-99rem}`;

/** The pages have no scripts and one style, and may post only to the site itself. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of the service itself, for browsers without scripts as well. Search engines do not list it. */
export async function plainPage(title: string, main: Html): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>`;
  return page.toString();
}
