import type {SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DeployTarget} from '@lectern/site-tools/deploy/deploy-target'
import type {DeployChanges, RetentionRules} from '@lectern/site-tools/publish/deploy-changes'
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
export const TARGETS = ['folder', 'git', 'rsync', 's3'] as const

interface PublisherSettings {
  siteDir: string
  outDir: string
  flags: PublisherFlags
  process: CliProcess
  retention: RetentionRules & {now: number}
}

/** Compares a built site with a target, and updates the target. */
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
export async function openPublisher({
  siteDir,
  outDir,
  flags,
  process,
  retention
}: PublisherSettings): Promise<Publisher> {
  const {target, to} = flags
  const {env} = process
  const [{openStore}, {applyDeploy, readState}, {findChanges}, limits, {listOutputFiles}] =
    await Promise.all([
      import('@lectern/site-tools/publish/open-store'),
      import('@lectern/site-tools/publish/apply-deploy'),
      import('@lectern/site-tools/publish/deploy-changes'),
      import('@lectern/site-tools/publish/deploy-limits'),
      import('@lectern/site-tools/publish/output-files')
    ])
  const branch = target === 'git' ? await findBranch(siteDir, flags, env) : undefined
  const store = await openStore({target, to, branch, env, cwd: process.cwd()})
  const listChecked = () => {
    const files = listOutputFiles(outDir)
    const limit = limits.DEPLOY_LIMITS[target]
    const problems: SiteProblem[] = limit ? limits.findExceededLimits(files, limit) : []
    if (problems.length > 0) throw new SiteError(problems)
    return files
  }
  return {
    title: store.title,
    plan: async () => {
      const state = await readState(store)
      return {changes: findChanges(listChecked(), state, retention)}
    },
    apply: () => applyDeploy({...retention, outDir, files: listChecked(), store}),
    rollback: async () => {
      const {rollbackDeploy} = await import('@lectern/site-tools/publish/rollback-deploy')
      const {undone, restored, retired} = await rollbackDeploy(store, retention.now)
      return `undid deployment ${undone}, ${restored} files restored, ${retired} removed from the site.`
    },
    close: () => store.close?.()
  }
}

/** Determines the branch like `site deploy`. */
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
  return findDeployTarget({siteConfig, env, flags: {remote: to, branch, targetDir}, origin})
}
