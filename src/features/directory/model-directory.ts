import { ListElement, type LoadedList } from '../list-page/list-element.ts';

/** `<model-directory>`: every make and model, searched in place (SRC-47). */
export class ModelDirectory extends ListElement {
  protected async load(form: HTMLFormElement): Promise<LoadedList> {
    const { startModelDirectory } = await import('./start-model-directory.ts');
    return startModelDirectory(this, form);
  }
}

customElements.define('model-directory', ModelDirectory);
