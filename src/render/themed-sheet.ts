/**
 * Writes a dealer's theme into the style sheet that every page has. A token that the sheet declares once gets the
 * dealer's value there. Tokens that forms declare again come last and outside all layers, so that the theme wins.
 *
 * @param declarations of `themeCss`, "--hue:208;--r-unit:1.75"
 */
export function themedSheet(css: string, declarations: string): string {
  let sheet = css;
  const others: string[] = [];
  for (const declaration of declarations === '' ? [] : declarations.split(';')) {
    const name = declaration.slice(0, declaration.indexOf(':'));
    const declared = new RegExp(`(?<![\\w-])${name}:[^;}]*`, 'g');
    if (sheet.match(declared)?.length === 1) sheet = sheet.replace(declared, () => declaration);
    else others.push(declaration);
  }
  return others.length === 0 ? sheet : `${sheet}:root{${others.join(';')}}`;
}
