import {askGit} from '@lectern/core/history/run-git'

/** Facts about the source repository of a site. */
export interface SourceRepository {
  /** Name of the branch; absent where no branch is checked out. */
  branch?: string
  commit?: string
  /** URL of the remote `origin`. */
  origin?: string
  /** Whether there is something that no commit has. */
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
