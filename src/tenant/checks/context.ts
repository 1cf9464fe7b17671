/** What a check may look at beside the site itself. */
export interface Surroundings {
  /** The tenant's folder, absolute. */
  folder: string;
  /** Where `media/` and `public/` of the project are. */
  projectRoot: string;
}
