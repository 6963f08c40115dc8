import type {LastUpdate, SiteContext, SourceChange, SourceChanges} from '@lectern/types'
import type {LastUpdateField} from '../front-matter/shared-fields.js'
import {z} from '../schema/schema.js'
import {parseDate} from '../text/parse-date.js'

/** Plugin options for showing when and by whom pages were last changed. */
export const lastUpdateOptions = {
  /** Whether pages show when they were last updated. @default false */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether pages show who last updated them. @default false */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Whether pages list everyone who changed them. @default false */
  showContributors: z.boolean().default(false)
}

/** The resolved options. */
export interface LastUpdateOptions {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
  /** Absent in plugins without this option. */
  showContributors?: boolean
}

/** Changes to use if there's no history, or if no page shows it. */
export const NO_CHANGES: SourceChanges = {find: () => undefined, problems: []}

/**
 * Requests the history of a folder if pages show it. Call it before reading the files, and await the result
 * afterwards, because Git runs in parallel.
 *
 * @param directory - Absolute.
 */
export function readChanges(
  directory: string,
  {history}: Pick<SiteContext, 'history'>,
  options: LastUpdateOptions
): Promise<SourceChanges> {
  const isShown =
    options.showLastUpdateTime || options.showLastUpdateAuthor || options.showContributors
  return isShown ? history.read(directory) : Promise.resolve(NO_CHANGES)
}

/**
 * Returns the last update of a page, from front matter or else from Git.
 *
 * @returns `shown` for the page's props. `date` for the route, whether it's shown or not.
 */
export function findLastUpdate(
  field: LastUpdateField,
  change: SourceChange | undefined,
  options: LastUpdateOptions
): {shown: LastUpdate; date?: string} {
  if (field === false) return {shown: {}}
  const date = parseDate(field?.date ?? '') ?? change?.date
  const author = field?.author ?? change?.author
  return {
    date,
    shown: {
      lastUpdatedAt: options.showLastUpdateTime ? date : undefined,
      lastUpdatedBy: options.showLastUpdateAuthor ? author : undefined,
      ...(options.showContributors && {contributors: listContributors(change)})
    }
  }
}

function listContributors(change: SourceChange | undefined): readonly string[] | undefined {
  return change && (change.contributors ?? [change.author])
}
