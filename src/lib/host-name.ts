/** "Demo.Localhost.:4321" → "demo.localhost": hosts differ neither by case nor by a final dot. */
export function hostName(authority: string): string {
  return authority.replace(/^.*@/, '').replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}
