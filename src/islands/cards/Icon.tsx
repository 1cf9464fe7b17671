import { LIVE_ICONS, type LiveIconName } from '../../components/icon/live-icons.ts';

/** The twin of components/icon/Icon.astro. */
export function Icon({ name, className }: { name: LiveIconName; className?: string }) {
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon out of the code, never out of stock or content
      dangerouslySetInnerHTML={{ __html: LIVE_ICONS[name] }}
    />
  );
}
