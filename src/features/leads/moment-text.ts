const DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** "Monday 23 November at 9:30 am", on the device's clock. */
export function momentText(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return `${moment.toLocaleDateString('en-AU', DATE)} at ${moment.toLocaleTimeString('en-AU', TIME)}`;
}
