import { loadStyle } from '../../ui/load-style.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import styles from './sticky-head.css?url';

/** Windows that have the bar; narrower ones have the bar at the bottom. */
const wide = matchMedia('(width >= 1040px)');

const load = (): void => {
  if (wide.matches) void loadStyle(styles);
};
whenIdle(load);
wide.addEventListener('change', load);
