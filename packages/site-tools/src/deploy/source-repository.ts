import {runGitForOutput} from '@lectern/core/history/run-git'

/** State of a site's source repository. */
export interface SourceRepository {
  /** Current branch. Missing if HEAD is detached. */
  branch?: string
  commit?: string
  /** URL of the `origin` remote. */
  origin?: string
  /** Whether there are uncommitted changes. */
  isDirty: boolean
}

/** Reads the source repository of a site, if there is one. */
export async function readSourceRepository(siteDir: string): Promise<SourceRepository> {
  const query = async (...args: string[]) => {
    const {exitCode, output} = await runGitForOutput(args, siteDir)
    return exitCode === 0 ? output.trim() : undefined
  }
  const [branch, commit, origin, changes] = await Promise.all([
    query('symbolic-ref', '--quiet', '--short', 'HEAD'),
    query('rev-parse', '--verify', '--quiet', 'HEAD'),
    query('config', '--get', 'remote.origin.url'),
    query('status', '--porcelain', '--untracked-files=normal')
  ])
  return {
    branch: branch || undefined,
    commit: commit || undefined,
    origin: origin || undefined,
    isDirty: Boolean(changes)
  }
}
