const WIDTH = 72;

/** Breaks lines of prose at 72 characters, which plain text in mails is read at. Longer words and addresses stay whole. */
export function wrapText(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const rows: string[] = [];
      let row = '';
      for (const word of line.split(' ')) {
        const longer = row === '' ? word : `${row} ${word}`;
        if (row !== '' && longer.length > WIDTH) {
          rows.push(row);
          row = word;
        } else row = longer;
      }
      return [...rows, row].join('\n');
    })
    .join('\n');
}
