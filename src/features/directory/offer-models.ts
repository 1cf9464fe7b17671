import { partOf } from '../../ui/part-of.ts';

/** Offers only the models of the chosen make, and deselects a chosen model of another make. */
export function offerModels(form: HTMLFormElement): void {
  const make = form.querySelector<HTMLSelectElement>('#m-make')?.value ?? '';
  const models = partOf<HTMLSelectElement>(form, '#m-model');
  for (const group of models.querySelectorAll('optgroup')) {
    const isOtherMake = make !== '' && group.label !== make;
    group.hidden = isOtherMake;
    // Safari shows hidden groups, but does not let a disabled one be chosen.
    group.disabled = isOtherMake;
    if (isOtherMake && group.contains(models.selectedOptions[0] ?? null)) models.value = '';
  }
}
