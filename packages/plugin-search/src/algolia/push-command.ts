import {SiteError} from '@lectern/shared/problems/site-problem'
import type {GivenToCommand, PluginCommand} from '@lectern/types'
import type {SearchConfig} from '../config/search-config.js'
import type {AlgoliaRecord} from './algolia-record.js'
import {type BuiltRecords, readRecords} from './records-file.js'

/** What the command has to know of its site. */
export interface PushingSite {
  siteDir: string
  readConfig(): SearchConfig
  generatorVersion: string
}

/** `site search:push`: send what the last build found to Algolia. */
export function createPushCommand(site: PushingSite): PluginCommand {
  return {
    name: 'search:push',
    arguments: [],
    flags: [{name: 'dry-run', description: 'count what would be sent, and send nothing'}],
    run: (_values, given) => push(site, given)
  }
}

async function push(
  {siteDir, readConfig, generatorVersion}: PushingSite,
  {flags, env}: GivenToCommand
): Promise<readonly string[]> {
  const {appId, indexName, host} = readConfig()
  if (appId === undefined) throw notHosted()
  const built = readRecords(siteDir)
  // No records would empty the index.
  if (!built || built.records.length === 0) throw notBuilt()
  const counted = describeRecords(built)
  if (flags.has('dry-run'))
    return [`Would send to the index ${indexName} of the application ${appId}:`, ...counted]
  const adminKey = env.ALGOLIA_ADMIN_KEY
  if (!adminKey) throw keyMissing()
  // The client for writing is large, and no other command wants it.
  const {pushRecords} = await import('./push-records.js')
  await pushRecords(built.records, {appId, indexName, adminKey, host, generatorVersion})
  return [`The index ${indexName} of the application ${appId} holds now:`, ...counted]
}

/** Counts in all and by docs version, and the size of the largest record: a plan has a limit of it. */
function describeRecords({pages, records}: BuiltRecords): string[] {
  const byTag = new Map<string, number>()
  for (const {docusaurus_tag: tag} of records) byTag.set(tag, (byTag.get(tag) ?? 0) + 1)
  const largest = records.reduce((size, record) => Math.max(size, sizeOf(record)), 0)
  return [
    `  ${records.length} records of ${pages} pages, the largest one ${(largest / 1000).toFixed(1)} KB`,
    ...[...byTag].sort().map(([tag, count]) => `  ${tag}: ${count}`)
  ]
}

function sizeOf(record: AlgoliaRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

function notHosted(): SiteError {
  return new SiteError({
    code: 'search-not-hosted',
    message: 'This site is searched with an index of its own, so there is nothing to send.',
    hint: 'To let Algolia search it, set `appId`, `apiKey` and `indexName` in `themeConfig.search`.'
  })
}

function notBuilt(): SiteError {
  return new SiteError({
    code: 'search-records-missing',
    message:
      'There are no records of this site: it has no pages to find, or was not built since Algolia searches it.',
    hint: 'Build it first: site build.'
  })
}

function keyMissing(): SiteError {
  return new SiteError({
    code: 'search-key-missing',
    message:
      'The environment has no ALGOLIA_ADMIN_KEY, and the key of the configuration may only search.',
    hint: 'Set ALGOLIA_ADMIN_KEY to a key that may write to the index; never put it into a file of the site.'
  })
}
