import type { IconifyJSON } from '@iconify/types';

const STROKE =
  /(fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")\s*/g;

/** The bare shapes of the named icons: what every icon shares is said once, on the `<svg>`. */
export function lucideBodies(names: Record<string, string>, set: IconifyJSON): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([name, lucide]) => {
      const alias = set.aliases?.[lucide]?.parent;
      const icon = set.icons[lucide] ?? (alias ? set.icons[alias] : undefined);
      if (!icon) throw new Error(`The lucide set has no icon "${lucide}".`);
      return [name, bare(icon.body)];
    }),
  );
}

function bare(body: string): string {
  return body
    .replace(STROKE, '')
    .replace(/<g\s*>(.*)<\/g>/, '$1')
    .replace(/\s+\/>/g, '/>');
}
