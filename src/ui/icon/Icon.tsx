import { Drawing } from './Drawing.tsx';
import { LIVE_ICONS, type LiveIconName } from './live-icons.ts';

/** The twin of Icon.astro. */
export function Icon({ name, className }: { name: LiveIconName; className?: string }) {
  return <Drawing drawing={LIVE_ICONS[name]} className={className} />;
}
