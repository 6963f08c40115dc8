import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from './temporary-site.js'

/** A Git repository for one test. */
export interface TestRepository {
  /** Absolute path of the repository. Symlinks are resolved. */
  root: string
  /** Writes files without committing them, and deletes files whose value is `undefined`. */
  write(files: Readonly<Record<string, string | undefined>>): void
  /** Commits all changes. @param date - ISO 8601. */
  commit(date: string, author: string): void
  git(...args: string[]): string
}

/** Creates an empty repository that ignores the machine's Git configuration. */
export function createTestRepository(): TestRepository {
  const root = createTemporarySite()
  const run = (args: readonly string[], identity: Record<string, string> = {}) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...identity}
    })
  const git = (...args: string[]) => run(args, identify('2024-01-01T00:00:00Z', 'Ada'))
  git('init', '--quiet', '--initial-branch=main')
  return {
    root,
    git,
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(root, file)
        fs.mkdirSync(path.dirname(target), {recursive: true})
        if (text === undefined) fs.rmSync(target)
        else fs.writeFileSync(target, text)
      }
    },
    commit(date, author) {
      git('add', '--all')
      run(['commit', '--quiet', '--message', 'Change', '--allow-empty'], identify(date, author))
    }
  }
}

function identify(date: string, name: string): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: 'author@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Committer',
    GIT_COMMITTER_EMAIL: 'committer@example.com',
    GIT_COMMITTER_DATE: date
  }
}
