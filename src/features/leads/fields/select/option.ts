/** An option whose value is its text, or the value and the text if they differ. */
export type SelectOption = string | { value: string; label: string };

export const optionValue = (option: SelectOption): string =>
  typeof option === 'string' ? option : option.value;

export const optionLabel = (option: SelectOption): string =>
  typeof option === 'string' ? option : option.label;
