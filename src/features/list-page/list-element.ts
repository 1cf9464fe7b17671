import { announceImportFailure } from '../../ui/announce-import-failure.ts';
import { PartElement } from '../../ui/part-element.ts';

/** The part of a list that is loaded on first use. */
export interface LoadedList {
  /** Searches at once with the values of the form. */
  search: () => void;
  /** Goes forward by this number of pages, or back if it is negative. */
  turn: (by: number) => void;
  stop: () => void;
}

/**
 * A list with its first page, a form and links to other pages in the HTML. Its search is loaded when the shopper
 * uses the form or turns a page, or at once if the address has a query.
 */
export abstract class ListElement extends PartElement {
  protected abstract load(form: HTMLFormElement): Promise<LoadedList>;

  protected start(signal: AbortSignal): void {
    const form = this.querySelector('form');
    if (!form) return;
    let list: Promise<LoadedList> | undefined;
    const load = () => {
      list ??= this.load(form).catch((error: unknown) => {
        list = undefined;
        throw error;
      });
      return list;
    };
    signal.addEventListener('abort', () => {
      // A failure is reported where the list is used.
      list?.then(
        ({ stop }) => stop(),
        () => {},
      );
    });
    const preload = () => {
      // If it also fails when the shopper sends the form or turns a page, the shopper is told then.
      load().catch((error: unknown) => console.warn('The list could not be loaded in advance.', error));
    };
    for (const type of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(type, preload, { once: true, signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        load().then(
          ({ search }) => search(),
          () => form.submit(),
        );
      },
      { signal },
    );
    this.addEventListener(
      'click',
      (event) => {
        const link =
          event.target instanceof Element ? event.target.closest<HTMLElement>('.list-pages [data-by]') : null;
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        announceImportFailure(load().then(({ turn }) => turn(Number(link.dataset.by))));
      },
      { signal },
    );
    if (location.search !== '') announceImportFailure(load());
  }
}
