import sanitizeHtml from 'sanitize-html';

/** Tags that can execute or load something. */
const ACTIVE = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'form',
  'style',
  'link',
  'meta',
  'base',
  'svg',
  'math',
]);

function dangersOf(tag: string, attributes: Record<string, string>): string[] {
  const handlers = Object.keys(attributes).filter((name) => /^on/i.test(name));
  const scripts = Object.entries(attributes).filter(([, value]) =>
    /^\s*(javascript|vbscript|data):/i.test(value),
  );
  return [
    ...(ACTIVE.has(tag) ? [`a <${tag}> tag`] : []),
    ...handlers.map((name) => `a script in "${name}" of <${tag}>`),
    ...scripts.map(
      ([name, value]) => `a ${value.trim().split(':')[0]?.toLowerCase()}: address in "${name}" of <${tag}>`,
    ),
  ];
}

/** Describes the parts of a text that are never published; empty if it is harmless. */
export function unsafeParts(text: string): string[] {
  if (!text.includes('<')) return [];
  const found = new Set<string>();
  sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      for (const part of dangersOf(name, attributes)) found.add(part);
    },
  });
  return [...found];
}
