/** The words around the tables of docs/vehicle-fields.md. */
export const INTRODUCTION = `# Fields of a vehicle and columns of feeds

Written by \`npm run tenant-docs\` from the schema in \`src/stock/schema\`; [vehicle.schema.json](../tenants/_schema/vehicle.schema.json) says the same for programs.

Money is whole AUD, distance km, length mm, mass kg, consumption L/100km; dates are ISO 8601. A field without a value is \`null\`, a list without entries empty. Text is cleaned: one line, no tags, at most 200 characters.

## Fields

A line of \`stock.jsonl\` or of a native feed has these fields; whatever has its default may be left out, and a native feed may leave out \`id\`, \`slug\` and \`path\`. "Made of" names the columns of other feeds that a field is read from.

{parts}

## Columns

The fields that a [mapping file](../tenants/_mappings/README.md) may name, and the columns they are read from in the formats whose names are known. Of several columns the first one with a value counts; those of pictures and features are put together.

{columns}
`;
