import { PartElement } from '../../ui/part-element.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * `<lead-form>`: a form on a page of its own. It works as plain HTML. On its first use, or when the browser is idle,
 * React takes it over with everything that was typed. If that fails, it shows all steps and is posted as plain HTML.
 */
class LeadForm extends PartElement {
  #upgraded: Promise<void> | null = null;

  protected start(signal: AbortSignal): void {
    const upgrade = () => void this.#upgrade();
    for (const type of ['focusin', 'pointerdown']) this.addEventListener(type, upgrade, { signal });
    this.addEventListener('click', (event) => this.#hold(event), { signal, capture: true });
    whenIdle(upgrade);
  }

  /**
   * Holds a press on Continue until the script that shows the next step has loaded, and then repeats it. If the script
   * cannot be loaded, the form shows all steps, and there is nothing to repeat.
   */
  #hold(event: Event): void {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.next');
    if (!button || this.dataset.upgraded === '') return;
    event.preventDefault();
    event.stopPropagation();
    void this.#upgrade().then(() => this.dataset.upgraded === '' && button.click());
  }

  #upgrade(): Promise<void> {
    this.#upgraded ??= this.#load();
    return this.#upgraded;
  }

  async #load(): Promise<void> {
    try {
      const { upgradeForm } = await import('./upgrade-form.tsx');
      if (!this.isConnected) return;
      await upgradeForm(this);
      this.dataset.upgraded = '';
    } catch (error) {
      console.warn('The form’s script could not be loaded, so the form is sent without it.', error);
      this.dataset.plain = '';
    }
  }
}

customElements.define('lead-form', LeadForm);
