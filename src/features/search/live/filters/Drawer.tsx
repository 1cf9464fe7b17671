import { useEffect, useRef } from 'react';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../../../ui/use-press-outside.ts';
import { closeInRow, isRow, openInDrawer, WIDE } from '../../filter-place.ts';
import { useSearchPage } from '../search-page-context.ts';
import { filtersHost } from './filters-host.ts';
import { ShowMe } from './ShowMe.tsx';

interface Props {
  settings: SearchSettings;
  open: boolean;
  onClose: () => void;
}

/** A dialog of the window's full height for narrow screens. The filters move into it while it is open. */
export function Drawer({ settings, open, onClose }: Props) {
  const { router } = useSearchPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const sidebar = filtersHost().parentElement;
    const wide = matchMedia(WIDE);
    const closeDialog = () => dialog.current?.close();
    const row = isRow(settings.form);
    content.current?.append(filtersHost());
    if (settings.form !== 'sidebar') openInDrawer(filtersHost());
    dialog.current?.showModal();
    wide.addEventListener('change', closeDialog);
    const stopCovering = router.cover(closeDialog);
    return () => {
      stopCovering();
      wide.removeEventListener('change', closeDialog);
      if (row) closeInRow(filtersHost());
      sidebar?.prepend(filtersHost());
    };
  }, [open, router, settings]);
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
      <div className="scroll" ref={content} />
      <div className="ways">
        <a className="btn quiet" href={settings.clearFiltersHref}>
          Clear
        </a>
        <ShowMe settings={settings} onShow={close} />
      </div>
    </dialog>
  );
}
