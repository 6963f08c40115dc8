/** A template for `site new`, such as a doc or a post. */
export interface PageTemplate {
  /** Argument of `site new`, such as `post`. */
  kind: string
  /** Folder of the files, relative to the site root. */
  folder: string
  /** Creates the file of a page. */
  create(page: NewPage): NewFile
}

/** A page to create. */
export interface NewPage {
  /** Title as the user entered it. */
  title: string
  /** The title in lowercase, with hyphens. */
  slug: string
  /** Current date, such as `2027-01-31`. */
  date: string
}

/** A file to create. */
export interface NewFile {
  /** Filename, relative to the template's folder. */
  name: string
  /** Content of the file. */
  text: string
}
