import { PartElement } from '../../ui/part-element.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * `<lead-form>`: a form on a page of its own. It works as HTML. On its first use, or when the browser is idle, React
 * takes it over with everything that was typed. If that fails, it is still posted without scripts, all steps at once.
 */
class LeadForm extends PartElement {
  #upgraded: Promise<void> | null = null;

  protected start(left: AbortSignal): void {
    const upgrade = () => void this.#upgrade();
    for (const use of ['focusin', 'pointerdown']) this.addEventListener(use, upgrade, { signal: left });
    this.addEventListener('click', (event) => this.#hold(event), { signal: left, capture: true });
    whenIdle(upgrade);
  }

  /**
   * Repeats a press on Continue that comes before the script, because the next step is not there without it. If the
   * script cannot be loaded, the form shows all steps, and there is nothing to repeat.
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
