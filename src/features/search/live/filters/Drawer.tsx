import { useEffect, useRef } from 'react';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../../../ui/use-press-outside.ts';
import { useSearchPage } from '../search-page-context.ts';
import { filtersHost } from './filters-host.ts';
import { ShowMe } from './ShowMe.tsx';

/** The sidebar is shown from this width on. */
const WIDE = '(width >= 1040px)';

interface Props {
  settings: SearchSettings;
  open: boolean;
  onClose: () => void;
}

/** Full-height filters for narrow screens. The filters move here while it is open. */
export function Drawer({ settings, open, onClose }: Props) {
  const { router } = useSearchPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const home = filtersHost().parentElement;
    const wide = matchMedia(WIDE);
    const leave = () => dialog.current?.close();
    place.current?.append(filtersHost());
    dialog.current?.showModal();
    wide.addEventListener('change', leave);
    const uncover = router.cover(leave);
    return () => {
      uncover();
      wide.removeEventListener('change', leave);
      home?.append(filtersHost());
    };
  }, [open, router]);
  usePressOutside(dialog);
  const close = () => dialog.current?.close();
  return (
    <dialog
      className="paned drawer"
      id="filter-drawer"
      aria-labelledby="filter-drawer-title"
      ref={dialog}
      onClose={onClose}
    >
      <div className="bar">
        <h2 className="title" id="filter-drawer-title">
          Filter
        </h2>
        <button className="icon-btn" type="button" aria-label="Close filters" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="scroll" ref={place} />
      <div className="ways">
        <a className="btn quiet" href={settings.clearFiltersHref}>
          Clear
        </a>
        <ShowMe settings={settings} onShow={close} />
      </div>
    </dialog>
  );
}
