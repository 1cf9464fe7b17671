import type { CompiledOverride } from './compiled-override.ts';

const HEAD_END = Buffer.from('</head>');

/** Adds links to the styles and scripts of the overrides that a page used, at the end of its head. */
export function linkOverrides(html: Uint8Array, used: readonly CompiledOverride[]): Uint8Array {
  const links = [
    ...used.flatMap(({ style }) => (style === null ? [] : [`<link rel="stylesheet" href="/${style}">`])),
    ...used.flatMap(({ script }) =>
      script === null ? [] : [`<script type="module" src="/${script}"></script>`],
    ),
  ];
  if (links.length === 0) return html;
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  // The first "</head>" is the real one: "<" is escaped in text and in JSON.
  const end = page.indexOf(HEAD_END);
  if (end < 0)
    throw new Error(
      'The styles and scripts of overrides cannot be linked, because the page has no </head>. Keep the head of the layout.',
    );
  return Buffer.concat([page.subarray(0, end), Buffer.from(links.join('')), page.subarray(end)]);
}
