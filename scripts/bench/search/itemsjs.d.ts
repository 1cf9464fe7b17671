declare module 'itemsjs' {
  interface Search<Item> {
    query: string;
    per_page: number;
    filters: Record<string, string[]>;
    filter?: (item: Item) => boolean;
    sort?: string;
  }
  function itemsjs<Item>(
    items: Item[],
    configuration: object,
  ): { search: (search: Search<Item>) => { pagination: { total: number } } };
  // biome-ignore lint/style/noDefaultExport: the package has a default export and no other
  export default itemsjs;
}
