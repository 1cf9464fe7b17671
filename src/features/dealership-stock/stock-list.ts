import { ListElement, type LoadedList } from '../list-page/list-element.ts';

/** `<stock-list>`: a dealership's own stock, searched in place (SRC-46). */
export class StockList extends ListElement {
  protected async load(form: HTMLFormElement): Promise<LoadedList> {
    const { startStockList } = await import('./start-stock-list.ts');
    return startStockList(this, form);
  }
}

customElements.define('stock-list', StockList);
