import {askGit} from '@lectern/core/history/run-git'

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
  const ask = async (...args: string[]) => {
    const {exitCode, output} = await askGit(args, siteDir)
    return exitCode === 0 ? output.trim() : undefined
  }
  const [branch, commit, origin, changes] = await Promise.all([
    ask('symbolic-ref', '--quiet', '--short', 'HEAD'),
    ask('rev-parse', '--verify', '--quiet', 'HEAD'),
    ask('config', '--get', 'remote.origin.url'),
    ask('status', '--porcelain', '--untracked-files=normal')
  ])
  return {
    branch: branch || undefined,
    commit: commit || undefined,
    origin: origin || undefined,
    isDirty: Boolean(changes)
  }
}
