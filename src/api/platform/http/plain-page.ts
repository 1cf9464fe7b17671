import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlainDealer } from './served-tenant.ts';
import type { ServiceContext } from './service-env.ts';

export type Html = ReturnType<typeof html>;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16181d;background:#fff}
.top{display:flex;flex-wrap:wrap;gap:0 24px;justify-content:space-between;max-width:40rem;margin:0 auto;padding:8px 20px;border-bottom:1px solid #d5d6dc}
.top a{display:flex;align-items:center;min-height:44px;color:inherit;overflow-wrap:anywhere}
.top .home{font-weight:700;text-decoration:none}
main{max-width:40rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:40px 0 12px;font-size:1.25rem}
form{display:grid;gap:16px}
label{display:block;font-weight:600}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:11px 14px;border:1px solid #6b7280;border-radius:6px;font:inherit}
:is(input,select,textarea)[aria-invalid=true]{border:2px solid #b42318}
.msg,.failed p{margin:4px 0 0;color:#b42318;font-weight:600}
.failed,.done{padding:12px 16px;border-radius:10px;background:#fdeceb}
.done{background:#e8f4ec;color:#14532d;font-weight:600}
button,.button{box-sizing:border-box;display:block;width:100%;min-height:48px;padding:12px 16px;border:0;border-radius:8px;background:var(--button,#16181d);color:var(--on-button,#fff);font:600 1rem/24px system-ui,sans-serif;text-align:center;text-decoration:none}
a.button{color:var(--on-button,#fff)}
a.button.quiet{color:#16181d}
.actions{display:grid;gap:12px}
.button.quiet{border:1px solid #6b7280;padding:11px 16px;background:#fff;color:#16181d}
a{color:var(--link,#1d4ed8)}
.failed a{color:#b42318}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.check{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}
.check input{flex:none;width:20px;height:20px}
fieldset{margin:0;padding:0;border:0}
legend{padding:0;font-weight:600}
dt{color:#4b5563}
dd{margin:0 0 12px;font-weight:600;overflow-wrap:anywhere}
.sr{position:absolute;left:-99rem}`;

const sourceOf = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`;

/** Content Security Policy that allows no scripts, only the given styles, and posting to the same site only. */
const policyOf = (styles: readonly string[]): string =>
  `default-src 'none'; style-src ${styles.map(sourceOf).join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts that the service itself renders. */
export interface PlainPage {
  title: string;
  main: Html;
  /** Further CSS. */
  style?: string;
}

const coloursOf = ({ colours }: PlainDealer): string =>
  colours === null
    ? ''
    : `:root{--button:${colours.button};--on-button:${colours.onButton};--link:${colours.link}}`;

const header = ({ name, phone }: PlainDealer): Html => html`<header class="top">
<a class="home" href="/">${name}</a>
${phone === null ? '' : html`<a href="${phone.href}">${phone.text}</a>`}
</header>`;

/**
 * Sends a page of the service under the dealer's name. The page works without scripts and asks search engines not to
 * list it.
 */
export async function sendPlainPage(
  c: ServiceContext,
  { title, main, style = '' }: PlainPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { dealer } = c.get('tenant');
  const styles = [STYLE, coloursOf(dealer), style].filter(Boolean);
  c.header('Content-Security-Policy', policyOf(styles));
  const page = await html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles.map((style) => raw(`<style>${style}</style>`))}
</head>
<body>
${header(dealer)}
<main>
${main}
</main>
</body>
</html>`;
  return c.html(page, status);
}
