import {ownValue} from '@lectern/shared/objects/own-value'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DeployTarget} from '@lectern/site-tools/deploy/deploy-target'
import type {HostTarget} from '@lectern/site-tools/digest/open-host'
import type {DeployChanges, RetentionRules} from '@lectern/site-tools/publish/deploy-changes'
import type {DeployedFiles} from '@lectern/site-tools/publish/deploy-state'
import type {StoreTarget} from '@lectern/site-tools/publish/open-store'
import type {CliProcess, SiteFlags} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

/** Options that select a target. */
export interface PublisherFlags extends SiteFlags {
  target: (typeof TARGETS)[number]
  to?: string
  branch?: string
  targetDir?: string
}

/** Targets that `site deploy apply` uploads to. */
export const TARGETS = [
  'folder',
  'git',
  'rsync',
  's3',
  'netlify',
  'cloudflare',
  'vercel'
] as const satisfies readonly (StoreTarget | HostTarget)[]

interface PublisherSettings {
  siteDir: string
  outDir: string
  flags: PublisherFlags
  process: CliProcess
  retention: RetentionRules & {now: number}
}

/** Compares a built site with a target, and updates it. */
export interface Publisher {
  /** Name of the target. */
  title: string
  plan(): Promise<{changes: DeployChanges}>
  apply(): Promise<DeployChanges>
  /** Returns a sentence about the restored deployment. */
  rollback(): Promise<string>
  close(): void
}

/** Opens the target of a deployment. */
export function openPublisher(settings: PublisherSettings): Promise<Publisher> {
  const {target} = settings.flags
  return target === 'netlify' || target === 'cloudflare' || target === 'vercel'
    ? openHostPublisher(settings, target)
    : openStorePublisher(settings, target)
}

/** Opens a target whose files are uploaded one by one. */
async function openStorePublisher(
  {siteDir, outDir, flags, process, retention}: PublisherSettings,
  target: StoreTarget
): Promise<Publisher> {
  const {env} = process
  const [{openStore}, {applyDeploy, readState}, {findChanges}] = await Promise.all([
    import('@lectern/site-tools/publish/open-store'),
    import('@lectern/site-tools/publish/apply-deploy'),
    import('@lectern/site-tools/publish/deploy-changes')
  ])
  const branch = target === 'git' ? await findBranch(siteDir, flags, env) : undefined
  const store = await openStore({target, to: flags.to, branch, env, cwd: process.cwd()})
  return {
    title: store.title,
    plan: async () => {
      const state = await readState(store)
      return {changes: findChanges(await listChecked(outDir, target), state, retention)}
    },
    apply: async () =>
      applyDeploy({...retention, outDir, files: await listChecked(outDir, target), store}),
    rollback: async () => {
      const {rollbackDeploy} = await import('@lectern/site-tools/publish/rollback-deploy')
      const {undone, restored, retired} = await rollbackDeploy(store, retention.now)
      return `undid deployment ${undone}, ${restored} files restored, ${retired} removed from the site.`
    },
    close: () => store.close?.()
  }
}

/** Opens a host that deploys in one step. */
async function openHostPublisher(
  {siteDir, outDir, flags, process: {env}, retention}: PublisherSettings,
  target: HostTarget
): Promise<Publisher> {
  const [{openHost}, {applyDigests, readPublishedState}, {findChanges}, {loadSiteConfig}] =
    await Promise.all([
      import('@lectern/site-tools/digest/open-host'),
      import('@lectern/site-tools/digest/apply-digests'),
      import('@lectern/site-tools/publish/deploy-changes'),
      import('@lectern/core/site/load-site-config')
    ])
  const fetch: typeof globalThis.fetch = (url, init) => globalThis.fetch(url, init)
  const host = openHost({target, to: flags.to, env, fetch})
  const generator = describeInstalledGenerator()
  const {url, baseUrl} = await loadSiteConfig({siteDir, config: flags.config, generator})
  const site = {siteUrl: new URL(baseUrl, url).href, fetch}
  return {
    title: host.title,
    plan: async () => {
      const state = await readPublishedState(site)
      return {changes: findChanges(await listChecked(outDir, target), state, retention)}
    },
    apply: async () =>
      applyDigests({...retention, ...site, outDir, files: await listChecked(outDir, target), host}),
    rollback: async () => `restored deployment ${await host.rollback()}.`,
    close: () => {}
  }
}

/** Lists the files of a built site. Throws if the target wouldn't accept them. */
async function listChecked(outDir: string, target: string): Promise<DeployedFiles> {
  const [{DEPLOY_LIMITS, findExceededLimits}, {listOutputFiles}] = await Promise.all([
    import('@lectern/site-tools/publish/deploy-limits'),
    import('@lectern/site-tools/publish/output-files')
  ])
  const files = listOutputFiles(outDir)
  const limit = ownValue(DEPLOY_LIMITS, target)
  const problems = limit ? findExceededLimits(files, limit) : []
  if (problems.length > 0) throw new SiteError(problems)
  return files
}

/** Finds the branch that `site deploy` would use. */
async function findBranch(
  siteDir: string,
  {to, branch, targetDir, config}: PublisherFlags,
  env: NodeJS.ProcessEnv
): Promise<DeployTarget> {
  const [{findDeployTarget}, {readSourceRepository}, {loadSiteConfig}] = await Promise.all([
    import('@lectern/site-tools/deploy/deploy-target'),
    import('@lectern/site-tools/deploy/source-repository'),
    import('@lectern/core/site/load-site-config')
  ])
  const generator = describeInstalledGenerator()
  const siteConfig = await loadSiteConfig({siteDir, config, generator})
  const {origin} = await readSourceRepository(siteDir)
  const target = {remote: to, branch, targetDir}
  return findDeployTarget({siteConfig, env, flags: target, origin, siteDir})
}
