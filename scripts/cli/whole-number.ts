import { InvalidArgumentError } from 'commander';

/**
 * Parses an option of a command.
 *
 * @throws InvalidArgumentError for anything but a whole number of at least 1
 */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('Give a whole number of at least 1.');
  return number;
}
