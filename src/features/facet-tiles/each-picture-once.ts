/** Removes the picture of a tile that shows the same one as a tile before it. */
export function eachPictureOnce<T extends { image: string | null }>(tiles: readonly T[]): T[] {
  const used = new Set<string>();
  return tiles.map((tile) => {
    if (tile.image === null || !used.has(tile.image)) {
      if (tile.image !== null) used.add(tile.image);
      return tile;
    }
    return { ...tile, image: null };
  });
}
