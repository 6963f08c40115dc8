import type {LastUpdate, SiteContext, SourceChange, SourceChanges} from '@lectern/types'
import type {LastUpdateField} from '../front-matter/shared-fields.js'
import {z} from '../schema/schema.js'
import {parseDate} from '../text/parse-date.js'

/** Plugin options for showing when pages were last changed, and by whom. */
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
  /** Absent if the plugin doesn't have this option. */
  showContributors?: boolean
}

/** An empty history, for when no page shows changes or no history is available. */
export const NO_CHANGES: SourceChanges = {find: () => undefined, problems: []}

/**
 * Starts to read a folder's history if pages show it. Git runs in parallel, so call this before
 * reading the files and await the result afterwards.
 *
 * @param directory - Absolute path.
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
 * Returns a page's last update. Front matter takes precedence over Git.
 *
 * @returns `shown` is for the page's props. `date` is for the route, even if the page doesn't show
 * it.
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
