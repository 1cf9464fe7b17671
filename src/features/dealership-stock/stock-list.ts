import { ListElement, type LoadedList } from '../list-page/list-element.ts';

/** `<stock-list>`: a dealership's stock with a search on the same page (SRC-46). */
class StockList extends ListElement {
  protected async load(form: HTMLFormElement): Promise<LoadedList> {
    const { startStockList } = await import('./start-stock-list.ts');
    return startStockList(this, form);
  }
}

customElements.define('stock-list', StockList);
