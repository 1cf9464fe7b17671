/** The parts of a field for an odometer that its forms share: "45000", "45,000", "45 000 km". */
export const KILOMETRES = {
  inputMode: 'numeric',
  maxLength: 14,
  format: {
    // It is also the `pattern` of an input, which has no flag for upper and lower case.
    pattern: /^\d[\d, ]*(?:[kK][mM][sS]?)?$/,
    message: 'Please enter the kilometres as a number, such as 45,000.',
  },
  unit: / ?kms?$/i,
} as const;
