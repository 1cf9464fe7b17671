/**
 * Normalises HTML, so that markup of Astro and of React can be compared: no comments or white space between tags,
 * sorted attributes, the same entities.
 */
export function plainMarkup(html: string): string {
  return (
    html
      .replace(/="[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(/<!--.*?-->/gs, '')
      // Addresses of assets contain a hash in compiled code, but not in code that runs from source.
      .replace(/"\/[^"]*\/([\w-]+)(?:\.[\w-]+)?\.svg#/g, '"$1.svg#')
      .replace(/\s+/g, ' ')
      .replace(/> | </g, (gap) => gap.trim())
      .replace(
        /<([a-zA-Z0-9]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g,
        (_, name: string, attributes: string) =>
          [`<${name}`, ...attributesOf(attributes)].join(' ').concat('>'),
      )
      .replace(/<\/(path|circle|rect|img)>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&#38;', '&amp;')
  );
}

function attributesOf(text: string): string[] {
  return [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
    .map(([, name = '', value = '']) => `${name.toLowerCase()}="${value.trim()}"`)
    .sort();
}
