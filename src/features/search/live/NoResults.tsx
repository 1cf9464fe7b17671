import type { NoResultsWords } from '../../../search/settings.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** Renders the same markup as NoResults.astro (ERR-05, SRC-12). */
export function NoResults({ title, text, action, href }: NoResultsWords['filtered']) {
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="btn ink" href={href}>
        {action}
      </a>
    </div>
  );
}
