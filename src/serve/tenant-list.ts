import { escapeHtml } from '../lib/escape-html.ts';

export interface ListedTenant {
  slug: string;
  name: string;
}

/** The page at http://localhost:4321/: a link to every tenant's site. */
export function tenantList(tenants: ListedTenant[], port: number): string {
  const items = tenants
    .map(({ slug, name }) => {
      const host = `${slug}.localhost:${port}`;
      return `<li><a href="http://${host}/">${escapeHtml(name)}</a> <small>${host}</small></li>`;
    })
    .join('');
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/list.css"></head>
<body><main><h1>Forecourt</h1><p>One site for each dealer.</p><ul>${items}</ul></main></body></html>`;
}

export const TENANT_LIST_CSS = `
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; color: #1b1f27; background: #fff; }
main { max-width: 640px; margin: 15vh auto; padding: 0 24px; }
h1 { font-size: 40px; line-height: 1.1; letter-spacing: -.02em; margin: 0 0 8px; }
p { margin: 0 0 32px; color: #5b616d; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding: 14px 0; border-top: 1px solid #dcdfe4; }
a { color: inherit; font-weight: 600; }
a:focus-visible { outline: 3px solid #2f5fd0; outline-offset: 3px; }
small { color: #5b616d; }
`;
