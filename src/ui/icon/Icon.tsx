import { iconHref } from './icon-href.ts';
import type { IconName } from './names.ts';

/** Renders the same markup as Icon.astro. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
