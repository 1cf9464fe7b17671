/** The properties that all odometer fields share. They accept "45000", "45,000" and "45 000 km". */
export const KILOMETRES = {
  inputMode: 'numeric',
  maxLength: 14,
  format: {
    // Also used as the `pattern` attribute of the input, which cannot ignore case.
    pattern: /^\d[\d, ]*(?:[kK][mM][sS]?)?$/,
    message: 'Please enter the kilometres as a number, such as 45,000.',
  },
  unit: / ?kms?$/i,
} as const;
