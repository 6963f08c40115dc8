/** A kind of page that `site new` can create, such as a doc or a post. */
export interface PageTemplate {
  /** Word after `site new`, e.g. `post`. */
  kind: string
  /** Folder of the files, relative to the site root. */
  folder: string
  /** Returns the new file. */
  create(page: NewPage): NewFile
}

/** A page to create. */
export interface NewPage {
  /** Title as entered. */
  title: string
  /** The title in lower case, with hyphens. */
  slug: string
  /** Today: `2027-01-31`. */
  date: string
}

/** A file to create. */
export interface NewFile {
  /** Filename, relative to the folder of the template. */
  name: string
  /** Contents of the file. */
  text: string
}
