const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_\-]*[\p{L}\p{M}\p{N}_])?`;
const NAME = String.raw`${LABEL}(?:\.${LABEL})*`;
const HOST = String.raw`(?:${NAME}|\[[0-9a-fA-F:.]+\])`;
const PORT = String.raw`:[1-9]\d{0,4}`;

/** A host name or IP address: "search.example", "127.0.0.1", "[::1]"; letters of any script. */
export const HOST_NAME = new RegExp(`^${HOST}$`, 'u');

/** A host for a Content Security Policy: "img.example", "*.example", "https://img.example:8443". */
export const HOST_SOURCE = new RegExp(String.raw`^(?:https?:\/\/)?(?:\*\.)?${HOST}(?:${PORT})?$`, 'u');

/** URL template, on the site itself or on an https host: "https://{s}.tiles.example/{z}/". */
export const ADDRESS_TEMPLATE = new RegExp(
  String.raw`^(?:\/(?![\/\\])|https:\/\/(?:\{s\}\.)?${HOST}(?:${PORT})?\/)[^\s\\]*$`,
  'u',
);

const PARTS = new RegExp(String.raw`^(https?:\/\/)?(\*\.)?(${HOST})(${PORT})?$`, 'u');
const ASCII_NAME = /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/;

/** The host as browsers request it, in lower case and punycode; null for an invalid one. */
function asciiHost(host: string): string | null {
  if (!URL.canParse(`http://${host}/`)) return null;
  const { hostname } = new URL(`http://${host}/`);
  return hostname.length <= 253 && ASCII_NAME.test(hostname) ? hostname : null;
}

/**
 * Converts a host to a source for a Content Security Policy: scheme, host and port, in ASCII. Null for
 * anything else, including keywords, paths, bare schemes and "*", so that no configured text can add another
 * source or directive.
 */
export function hostSource(text: string): string | null {
  const [, scheme = '', wild = '', host = '', port = ''] = PARTS.exec(text) ?? [];
  const ascii = host === '' ? null : asciiHost(host);
  return ascii === null || Number(port.slice(1)) > 65_535 ? null : `${scheme}${wild}${ascii}${port}`;
}
