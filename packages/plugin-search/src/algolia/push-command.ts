import {SiteError} from '@lectern/shared/problems/site-problem'
import type {GivenToCommand, PluginCommand} from '@lectern/types'
import type {SearchConfig} from '../config/search-config.js'
import type {AlgoliaRecord} from './algolia-record.js'
import {type BuiltRecords, readRecords} from './records-file.js'

/** Site data that the command needs. */
export interface PushingSite {
  siteDir: string
  /** The site's locales. An index contains the pages of all of them. */
  locales: readonly string[]
  readConfig(): SearchConfig
  generatorVersion: string
}

/** Creates the `site search:push` command, which sends the records of the last build to Algolia. */
export function createPushCommand(site: PushingSite): PluginCommand {
  return {
    name: 'search:push',
    arguments: [],
    flags: [{name: 'dry-run', description: 'show the changes without sending them'}],
    run: (_values, given) => push(site, given)
  }
}

async function push(
  {siteDir, locales, readConfig, generatorVersion}: PushingSite,
  {flags, env}: GivenToCommand
): Promise<readonly string[]> {
  const {appId, indexName, host} = readConfig()
  if (appId === undefined) throw notHosted()
  const built = readRecords(siteDir, locales)
  // An empty list would clear the index.
  if (!built || built.records.length === 0) throw notBuilt()
  const counted = describeRecords(built)
  if (flags.has('dry-run'))
    return [`Would send to index ${indexName} of application ${appId}:`, ...counted]
  const adminKey = env.ALGOLIA_ADMIN_KEY
  if (!adminKey) throw keyMissing()
  // The write client is large, so it's loaded only when it's needed.
  const {pushRecords} = await import('./push-records.js')
  await pushRecords(built.records, {appId, indexName, adminKey, host, generatorVersion})
  return [`Updated index ${indexName} of application ${appId}:`, ...counted]
}

/**
 * Returns the number of records, in total and per docs version, and the size of the largest one.
 * Algolia's plans limit the size of a record.
 */
function describeRecords({pages, records}: BuiltRecords): string[] {
  const byTag = new Map<string, number>()
  for (const {docusaurus_tag: tag} of records) byTag.set(tag, (byTag.get(tag) ?? 0) + 1)
  const largest = records.reduce((size, record) => Math.max(size, sizeOf(record)), 0)
  return [
    `  ${records.length} records from ${pages} pages (largest: ${(largest / 1000).toFixed(1)} KB)`,
    ...[...byTag].sort().map(([tag, count]) => `  ${tag}: ${count}`)
  ]
}

function sizeOf(record: AlgoliaRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

function notHosted(): SiteError {
  return new SiteError({
    code: 'search-not-hosted',
    message: 'The site uses the built-in search, so it has no records to send.',
    hint: 'To use Algolia, set `appId`, `apiKey` and `indexName` in `themeConfig.search`.'
  })
}

function notBuilt(): SiteError {
  return new SiteError({
    code: 'search-records-missing',
    message:
      'The build has no search records. The site may not have been built since Algolia was configured.',
    hint: 'Build the site first: `site build`.'
  })
}

function keyMissing(): SiteError {
  return new SiteError({
    code: 'search-key-missing',
    message:
      "The environment variable ALGOLIA_ADMIN_KEY isn't set. The key in the configuration can only search.",
    hint: "Set ALGOLIA_ADMIN_KEY to a key with write access. Don't commit it."
  })
}
