import {type Command, InvalidArgumentError} from 'commander'
import {type BuiltOutput, describeOutput, findRemote} from '@lectern/core/remote/remote-build'
import {cacheFolder} from '@lectern/core/memory/cache-folders'
import {formatBytes} from '@lectern/shared/text/format-bytes'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {CommandFailure} from '../report/command-failure.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'

interface PruneFlags extends OutputFlags {
  days: number
}

/** `site cache status`, `site cache push` and `site cache prune` */
export function addCacheCommand(program: Command, context: CommandContext): void {
  const cache = program.command('cache').description('manage the remote cache').exitOverride()
  addOutputCommand(cache, 'status')
    .description('show the scopes of the remote cache')
    .action((siteDir: string, flags: OutputFlags) => runSafely(siteDir, flags, context, runStatus))
  addOutputCommand(cache, 'push')
    .description('store the cache of the last build')
    .action((siteDir: string, flags: OutputFlags) => runSafely(siteDir, flags, context, runPush))
  addOutputCommand(cache, 'prune')
    .description('delete old entries of a shared folder')
    .option('--days <number>', 'maximum age in days', parseDays, 30)
    .action((siteDir: string, flags: PruneFlags) => runSafely(siteDir, flags, context, runPrune))
}

/** Parses the value of `--days`. */
function parseDays(text: string): number {
  const days = Number(text)
  if (days >= 0 && Number.isFinite(days)) return days
  throw new InvalidArgumentError('The number of days must be 0 or greater.')
}

/** A site's remote cache, with the settings for printing. */
interface CacheRun<Flags> {
  remote: NonNullable<Awaited<ReturnType<typeof findRemote>>>
  flags: Flags
  print(line: string): void
  /** Returns the outputs of the last build. */
  listOutputs(): Promise<BuiltOutput[]>
}

async function runSafely<Flags extends OutputFlags>(
  siteArgument: string,
  flags: Flags,
  {process, terminal}: CommandContext,
  run: (run: CacheRun<Flags>) => Promise<void>
): Promise<void> {
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  const print = (line: string) => terminal.print(line)
  try {
    const generator = describeInstalledGenerator()
    const cacheDir = cacheFolder(siteDir)
    const {openSite} = await import('@lectern/core/site/open-site')
    const opened = await openSite({siteDir, cacheDir, generator, configFile: flags.config})
    const remote = await findRemote({opened, siteDir, cacheDir, generator}, process.env)
    if (!remote)
      return print('The site has no remote cache. Set `cache.remote.url` or `SITE_CACHE_URL`.')
    const listOutputs = async () => {
      const [{listLocaleTargets}, {readMemory}] = await Promise.all([
        import('@lectern/core/build/locale-targets'),
        import('@lectern/core/memory/memory-file')
      ])
      return listLocaleTargets(opened, {siteDir, outDir, cacheDir})
        .map((target) => ({
          target,
          memory: readMemory(target.ownCacheDir, target.finalDir, generator.version)
        }))
        .filter(({memory}) => memory.contents.size > 0)
        .map(describeOutput)
    }
    await run({remote, flags, print, listOutputs})
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

async function runStatus({remote, print}: CacheRun<OutputFlags>): Promise<void> {
  const {inspectRemote} = await import('@lectern/core/remote/manage-remote')
  const {location, isPushing, scopes, requiresSignature} = remote.settings
  print(`remote     ${typeof location === 'string' ? location : location.href}`)
  print(`writes     ${isPushing ? scopes.write : 'nothing'}`)
  print(`signatures ${requiresSignature ? 'required' : 'optional'}`)
  for (const {scope, problem, content} of await inspectRemote(remote)) {
    if (problem !== undefined) print(`${scope}: not usable, because ${problem}`)
    else if (!content) print(`${scope}: empty`)
    else {
      const {files, bytes, packs, isSigned, time} = content
      const signed = isSigned ? ', signed' : ''
      const date = new Date(time).toISOString()
      print(
        `${scope}: ${files} files, ${formatBytes(bytes)} in ${packs} packs, stored ${date}${signed}`
      )
    }
  }
}

async function runPush({remote, print, listOutputs}: CacheRun<OutputFlags>): Promise<void> {
  const outputs = await listOutputs()
  if (outputs.length === 0) return print('Nothing to store. Build the site first: site build')
  const {pushRemote} = await import('@lectern/core/remote/manage-remote')
  const {pushed, problems, traffic, label} = await pushRemote(remote, outputs)
  if (pushed === undefined)
    throw new SiteError({
      code: 'cache-push-failed',
      message: `The cache wasn't stored in ${label}, because ${problems.join(', and ')}.`,
      hint: 'Check the URL and the credentials, then show the state with `site cache status`.'
    })
  print(`Stored ${pushed} files in ${label} (${formatBytes(traffic.sent)})`)
}

async function runPrune({remote, flags, print}: CacheRun<PruneFlags>): Promise<void> {
  const {location} = remote.settings
  if (typeof location !== 'string')
    return print('Nothing to delete. Cache servers remove old entries themselves.')
  const {pruneFolder} = await import('@lectern/core/remote/manage-remote')
  const now = Date.now()
  const {entries, bytes} = pruneFolder(location, now - flags.days * 24 * 60 * 60 * 1000, now)
  print(`Deleted ${entries} entries (${formatBytes(bytes)})`)
}
