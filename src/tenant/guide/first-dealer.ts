/** The start of the guide: a new dealer's site, from nothing. tests/cli/tenant-guide.test.ts runs its commands. */
export const FIRST_DEALER = `## A dealer in ten minutes

You need the project installed (\`npm ci\`) and the dealer's stock as a file. This example is complete: every step works
as it stands here.

The quick way: \`npm run new -- northside\` asks for the dealer's name, kind, colour, yards, pictures and feed, or takes them as options
(\`--help\` lists them). It makes the folder with a look that suits the kind, imports the stock, checks everything and names the words
to replace. The steps below do the same by hand, and show what stands where.

**1. Make the folder** \`tenants/northside\`. Its name is the dealer's slug. Put this into
\`tenants/northside/site.yaml\`, with the dealer's own details:

\`\`\`yaml
# yaml-language-server: $schema=../_schema/site.schema.json
name: Northside Cars
slug: northside
id: fc-2001
url: https://www.northside.example
address: { street: 12 Station Street, city: Chermside, state: QLD, postcode: "4032" }

home:
  title: Used cars, looked after
  lede: Every car is checked in our own workshop before we sell it.

dealerships:
  - { id: ns-1, slug: northside-chermside, name: Northside Chermside }

locations:
  - id: ns-1-sales
    name: Chermside Sales
    slug: chermside
    primary: true
    dealership_id: ns-1
    dealership_slug: northside-chermside
    address: { street: 12 Station Street, city: Chermside, state: QLD, postcode: "4032", lat: -27.386, long: 153.035 }
    contact_detail:
      phone: 07 3555 0100
      email: sales@northside.example
      opening_hours:
        - { weekday: 1, status: Open, open: "08:30", close: "17:30" }
        - { weekday: 2, status: Open, open: "08:30", close: "17:30" }
        - { weekday: 3, status: Open, open: "08:30", close: "17:30" }
        - { weekday: 4, status: Open, open: "08:30", close: "17:30" }
        - { weekday: 5, status: Open, open: "08:30", close: "17:30" }
        - { weekday: 6, status: Open, open: "08:30", close: "12:00" }
        - { weekday: 0, status: Closed }

config:
  vehicle: { sales_counter: false }
  forms: { opt_in_ticked: false }
\`\`\`

A weekday that is not listed is shown as closed.

**2. Import the stock.** Any CSV, XML or JSON file will do; here it is \`northside.csv\`:

\`\`\`csv
stocknum,year,make,model,badge,car_type,price,km,body,fuel,trans
N101,2021,Toyota,Corolla,Ascent Sport,used,24990,41200,Hatchback,Petrol,Automatic
N102,2026,Kia,Sportage,GT-Line,new,49990,12,SUV,Diesel,Automatic
\`\`\`

\`\`\`sh
npm run import -- northside northside.csv
\`\`\`

The last lines of the output count the vehicles and name the report, which lists every record and value that was not taken. Many other
names of columns are recognised too, such as "Stock No", "Asking Price" and "Kms":
[columns of feeds](vehicle-fields.md#columns).

Read the line \`Unused columns\`: nothing was read from the columns that it names. If a price, the odometer or the condition
(new, demo or used) is among them, the vehicles are listed without it. A missing condition is guessed: a vehicle with
1,000 km or more becomes a used car, even if it is a demo, and any other vehicle is left out. Then write a
[mapping file](../tenants/_mappings/README.md), which says which column becomes which field, and import with \`--mapping <file>\`. It
need name only the columns that were not read, or were read wrongly.

Read the line \`Words without a standard value\`, too: a vehicle whose status is not known keeps the one that it had, and a
new one is listed as in stock, until a mapping file says what the word means.

Some feeds say when each vehicle was last changed (a column such as \`last_modified\`). The site then lists a vehicle only
until three days after that. If the dealer's system changes this date only when somebody edits the vehicle, write
\`config: { stock: { stale_days: null } }\`, or the site soon lists nothing. \`check\` and builds say how many vehicles
are too old.

Three columns are worth a look in every feed. Without \`item_type\` (car, truck, motorcycle, caravan) the kind follows from the words of
the vehicle, else from \`kind\` in \`site.yaml\`, which is \`cars\` unless you set it. With several yards, a column such as
\`location_name\` must name each yard as \`locations\` does; vehicles of other names stay on sale, but their pages do not say
where they stand, and the import names those yards. Photos may lie on any public host: the site allows the hosts of its
stock by itself.

Vehicles of the first import are not called new arrivals unless the feed says when they came (\`created_at\`).
Vehicles that a later import adds are called new arrivals.

**3. Check.** Every mistake is listed at once, with its line and what to write instead:

\`\`\`sh
npm run check -- northside
\`\`\`

Two warnings remain: the forms collect personal details and ask for agreement to the terms of use, so the site needs the
dealer's own \`content/privacy-policy.md\` and \`content/terms-and-conditions.md\`.

**4. Look at it.** The page in the browser follows every change of \`site.yaml\`, stock, content and styles:

\`\`\`sh
npm run dev -- northside
\`\`\`

**5. Build.** The site is in \`dist/northside\`; \`npm start\` serves it at http://northside.localhost:4321/ as a CDN
would:

\`\`\`sh
npm run build -- northside
\`\`\`

Next: the dealer's colours under \`theme\`, the logo under \`logo\`, pages in \`content/\`, licences, and what the home page shows
(\`home\`). All keys are listed below.

## Commands

Each takes \`--help\`, ends with a summary, and when it fails exits with 1 and says what to do next.

| to | run |
|---|---|
| make a new dealer | \`npm run new -- <slug>\` |
| import a feed | \`npm run import -- <tenant> <feed>\` |
| redirect the addresses of the old website | \`npm run import-redirects -- <tenant> <sitemap or list>\` |
| find every mistake | \`npm run check -- [tenant…]\` |
| see changes while you work | \`npm run dev -- <tenant>\` |
| build what changed | \`npm run build -- [tenant…]\`; \`--watch\` builds again after every change |
| publish although many vehicles have disappeared | \`--accept-drop\` with \`import\`, \`build\` or \`index\` |
| bring a search server up to date | \`npm run index -- [tenant…]\` |
| serve all sites and the service on this machine | \`npm start\` |
| see the leads that arrived | \`npm run leads -- <tenant>\` |
| see which addresses shoppers did not find | \`npm run not-found -- <tenant>\` |
| run the service alone | \`npm run api\` |

To work in other folders than \`tenants\` and \`dist\`, add \`--tenants <folder>\` to each command, and \`--dist <folder>\` to
\`build\` and \`start\`. What is imported is in
\`<folder>-data\` beside it, or where \`--tenants-data <folder>\` says. A mapping file may be anywhere.

When a command refuses to publish, and how to go back to the previous release: [operations](operations.md).
`;
