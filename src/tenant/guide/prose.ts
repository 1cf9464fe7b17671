/**
 * The guide's text before the generated tables. `tenantGuide` replaces the names in braces, such as `{example}`, with
 * other texts.
 */
export const OPENING = `# Tenant guide

A tenant is one dealer's website. All of it but the imported stock is in one folder; the code contains nothing about a particular
tenant. This guide is generated from the schema by \`npm run tenant-docs\`: change the schema, not this file.

{firstDealer}
## The folder

| File | Holds |
|---|---|
| \`tenants/<slug>/site.yaml\` | the configuration: every key is listed below |
| \`tenants/<slug>/redirects.csv\` | redirects from the dealer's old website, in the columns \`from,to,fallback\`; \`npm run import-redirects\` adds to it |
| \`tenants/<slug>/content/**/*.md\` | pages in Markdown: \`content/about-us.md\` is \`/about-us\`, \`content/pages/warranty.md\` is \`/pages/warranty\` |
| \`tenants/<slug>/overrides/<Name>.astro\` | components that replace ours |
| \`tenants/<slug>/pictures/\` | the dealer's photographs, as they came from the camera: see [Pictures](#pictures) |
| \`tenants/<slug>/public/\` | files served as they are |
| \`tenants/<slug>/<name>.svg\` | the logo mark (the symbol beside the dealer's name), if \`logo.mark\` names it |

The folder's name is the slug. \`npm run import\` writes the vehicles to \`tenants-data/<slug>/stock.jsonl\`. Until the first
import they are those in a \`stock.jsonl\` beside \`site.yaml\`, as with the demo dealers. Slug, id and address must differ from those of every other tenant.

Put this line at the top of \`site.yaml\`, and an editor offers the keys, explains them and marks mistakes:

\`\`\`yaml
# yaml-language-server: $schema=../_schema/site.schema.json
\`\`\`

## A small tenant, complete

\`\`\`yaml
{example}\`\`\`

A page of its content folder, \`content/about-us.md\`:

\`\`\`markdown
{content}\`\`\`

## Checking

\`npm run check -- <slug>\` finds every problem of the configuration, the pages and the stock at once: the file and
line, what was found, what is allowed, the nearest known word. Without a name it checks every tenant;
\`--tenants <folder>\` checks another folder of tenants. Errors stop a tenant from being published. Warnings do not: read them.

Common mistakes: phones, postcodes and times go in quotes if they contain only digits (\`"4032"\`); a text with a colon or
a comma between braces goes in quotes; days count from 0, Sunday, to 6, Saturday.

## Defaults and overrides

Every key of \`config\` has a default. A site writes only what differs. If a setting differs within a site, an
override says when and how:

\`\`\`yaml
overrides:
  - when: { dealership: northside-aspley }
    set: { header: { phone: 07 3555 0200 } }
  - when: { manufacturer: [Kia, Mazda], car_type: [new, demo] }
    set: { finance: { suppressed: true } }
  - when: { flag: winter_sale }
    set: { header: { notice: Winter sale until 31 July } }
\`\`\`

- Every condition under \`when\` must match. A list matches when any of its entries does. Capitals in makes do not matter.
- \`set\` takes any key of \`config\`. Groups are merged key by key. Lists replace lists.
- Overrides are merged into the site's settings in their order: if two set the same key, the later one wins.
- A flag is a name under \`flags\` that is true. Turning it to false turns its overrides off.
- A misspelt key, dealership or flag is an error.

What can be overridden: the header, the footer, the buttons and their texts, location widgets, the map,
images, search filters, legal text, finance rules, and everything else under \`config\`.

## Replacing a component

If no setting does what a dealer wants, a tenant can replace a whole part by a component of its own. The slots are
{slots}. The file is in the tenant's \`overrides\` folder, and gets the same props as ours:

\`\`\`yaml
config:
  slots: { header: AspleyHeader }   # tenants/northside/overrides/AspleyHeader.astro
\`\`\`

\`\`\`astro
{component}\`\`\`

If an override sets the slot, the component is used only where the override applies. [overrides.md](overrides.md) says what it may
import and how it can have styles and scripts.

## Colours

The theme sets a handful of values; every other colour derives from them. Text needs a contrast of 4.5:1 to its
background. \`check\` measures it and says which key to change, and in which direction.

## The home page

The home page is a list of sections. \`home.sections\` chooses them, their order and their headings:

\`\`\`yaml
home:
  title: Used cars, looked after
  lede: Every car is checked in our own workshop before we sell it.
  sections:
    - section: hero
    - section: arrivals
      title: Fresh in the yard
    - section: finder
    - section: yards
\`\`\`

A section with nothing to show today, such as offers when none runs, is left out. \`npm run dev -- <tenant> --sections\`
shows each section with the tenant's own stock. [home.sections[]](#homesections) lists them.

Pages of text, forms, locations and offers are lists of sections, too, and so are the lists of vehicles. [pages](#pages)
chooses them for all pages of a kind. Each kind needs the section with its heading; others may stand above or below it.
This adds the dealer's claims and the service banner to all search pages:

\`\`\`yaml
pages:
  search:
    sections:
      - section: results
      - section: claims
      - section: browse
        title: Narrow it down
      - section: service
\`\`\`

A content file chooses the sections of its own page, between its \`---\` lines:

\`\`\`yaml
title: About us
description: Three generations of Kerrs.
sections:
  - section: article
  - section: reviews
  - section: arrivals
    title: Fresh in the yard
\`\`\`

\`npm run check\` names their wrong links, pictures and texts with file and line, as it does for \`site.yaml\`.

## Pictures

Put photographs into \`tenants/<slug>/pictures\`, in subfolders if you like, as they came from the camera. Every key for a
picture, and every content file, may name one; its width and height are read from the file:

\`\`\`yaml
home:
  hero_image: { src: pictures/yard/front gate.jpg }
\`\`\`

In content files the name stands in place of an address, between angle brackets if it has spaces: \`<pictures/team/at the gate.jpg>\`.

The build makes AVIF pictures of it in the widths that the place needs, and browsers choose. Each is upright, in the
colours of screens (sRGB), never larger than the original, and without the data that cameras add, such as the place
where it was taken. Originals are not published. A picture is made once: another build makes only those that changed.

- **Kinds:** JPEG, PNG, WebP, AVIF, TIFF and GIF (its first picture), up to 64 megapixels and 50 MB. Not HEIC: \`check\` says how to
  export it as JPEG. Drawings (SVG) belong into \`public/media\`.
- **Width:** the tables below say how wide a place shows its picture. \`check\` warns of narrower ones. A photograph that is
  twice as wide stays sharp on every phone; more is not used.
- **Damaged or missing files:** the place shows the last version that could be read. If there is none, or the file is
  gone, the place is as if it named no picture. The rest of the site is built, and \`check\` and the build name the file.
- **Files that nothing names** are notices of \`check\`.

Vehicles' photos come with the feed, often from a host of their own. If it cannot resize them, phones load each in full. \`npm run check -- <slug> --network\`
fetches a few and says how much a list of vehicles loads; without \`--network\` nothing is fetched. [config.images](#configimages) has the
address at which a host or an image CDN resizes.

## Pages and texts

A content file starts with its title and description between \`---\` lines; Markdown follows. Texts may contain simple HTML if the
key's description says so. Scripts, event handlers and embedded frames are removed from every text, and \`check\` reports them.
Other pictures than those of [the folder \`pictures\`](#pictures) are named by their path: \`/media/...\` is in the tenant's \`public/media\` or, for the demo dealers, in the project's \`public/demo\`.
Pages show them at an address that changes with the content of their folder, so browsers cache them for a year. Give each
vehicle a folder of its own; if a folder has more than 400 pictures, they are cached for a day only. Put an address with
spaces between angle brackets: \`</media/our team.jpg>\`. The build adds width and height to pictures of content files,
so that the text below does not move when they load. A picture at the start of the text, in a paragraph of its own, is
shown as wide as the page.

The page of a sale has a first and a last day, \`starts: "2027-06-01"\` and \`ends: "2027-06-30"\`, below its description. Either
may be left out. Before the first day its address is not found; after the last one it leads to the offers of the day, or to the home page if there are none.

## Fields of the search

\`config.search.filters\` names the filters of the search page in their order. An address can ask for more: any value of a
field (\`refinementList[make][0]=Kia\`), a range of numbers, of which either end may be left out (\`range[price]=10000:20000\`)
and an order (\`sortBy=Car_production:price:asc\`).

{searchFields}

## Every key

Keys marked **required** have no default. The last column names the requirement that the key is for.
`;
