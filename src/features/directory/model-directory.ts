import { ListElement, type LoadedList } from '../list-page/list-element.ts';

/** `<model-directory>`: all makes and models with a search on the same page (SRC-47). */
class ModelDirectory extends ListElement {
  protected async load(form: HTMLFormElement): Promise<LoadedList> {
    const { startModelDirectory } = await import('./start-model-directory.ts');
    return startModelDirectory(this, form);
  }
}

customElements.define('model-directory', ModelDirectory);
