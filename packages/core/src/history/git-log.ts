/** The last commit that changed a path, and the time when the path was added to the repository. */
export interface PathChange {
  /** Commit time in seconds since 1970. */
  time: number
  author: string
  /** Whether the commit deleted the file. */
  isDeletion: boolean
  /** Sorted names of earlier commits' authors. Absent if there are no others. */
  others?: readonly string[]
  /**
   * Time of the last commit that added the path, in seconds since 1970. Absent if the log doesn't
   * contain it.
   */
  added?: number
}

/**
 * The last change of each path in a repository. Deleted paths are included. Paths are relative to
 * the repository root, with forward slashes.
 */
export type PathChanges = ReadonlyMap<string, PathChange>

/** Marks the start of a commit in the output. A file status never starts with this character. */
const COMMIT_MARK = '\u0002'

/**
 * Git arguments for output that `createLogReader` can parse. Each commit has its time, parents and
 * author, followed by the status and path of each file, all separated by NUL. A rename counts as a
 * deletion and an addition, so a path's last change is the last commit with that path. A merge
 * commit only counts for files that differ from all of its parents.
 */
export const LOG_ARGUMENTS: readonly string[] = [
  ...['-c', 'log.showSignature=false', '-c', 'diff.relative=false'],
  ...['log', '-z', '--format=%x02%ct%x02%P%x02%an', '--encoding=UTF-8'],
  ...['--name-status', '--no-renames', '-c']
]

/** Parses the output of `git log`. The output can be split into chunks at any position. */
export interface LogReader {
  receive(text: string): void
  /** Returns the result after the last chunk. `isLinear` means that no commit has two parents. */
  end(): {changes: PathChanges; isLinear: boolean}
}

/**
 * Creates a parser for the output of `git log`. It only keeps the last change of each path in
 * memory.
 */
export function createLogReader(): LogReader {
  const changes = new Map<string, PathChange>()
  const authors = new Map<string, string>()
  let isLinear = true
  let rest = ''
  let status = ''
  let commit = createCommit(0, '')

  const readCommit = (line: string): void => {
    const [, time = '', parents = '', author = ''] = line.split(COMMIT_MARK)
    commit = createCommit(Number(time), copyOnce(author, authors))
    if (parents.includes(' ')) isLinear = false
  }
  const readToken = (token: string): void => {
    if (status !== '') {
      noteChange(changes, token, status.includes('D') ? commit.deletion : commit.change)
      if (/^A+$/.test(status)) noteAddition(changes, token, commit.change.time)
      status = ''
    } else if (token.startsWith(COMMIT_MARK)) readCommit(token)
    // Git starts a commit's file list on a new line.
    else status = token.trim()
  }
  return {
    receive(text) {
      const tokens = (rest + text).split('\0')
      rest = tokens.pop() ?? ''
      for (const token of tokens) readToken(token)
    },
    end: () => ({changes, isLinear})
  }
}

/** Creates the objects that all files in a commit share. */
function createCommit(time: number, author: string) {
  return {change: {time, author, isDeletion: false}, deletion: {time, author, isDeletion: true}}
}

/**
 * Records a change. Git lists newer commits first, but the clocks of machines can differ, so the
 * latest time wins. If two times are equal, the first commit wins.
 */
function noteChange(changes: Map<string, PathChange>, file: string, change: PathChange): void {
  const known = changes.get(file)
  if (known === undefined) changes.set(copy(file), change)
  else if (change.time > known.time) changes.set(file, joinChanges(change, known))
  else if (change.author !== known.author) changes.set(file, joinChanges(known, change))
}

/**
 * Returns the latest change, completed with the earlier change's authors and the time of its
 * addition.
 */
export function joinChanges(latest: PathChange, earlier: PathChange): PathChange {
  const authors = [...(latest.others ?? []), earlier.author, ...(earlier.others ?? [])]
  const others = [...new Set(authors)].filter((author) => author !== latest.author).sort()
  const added = Math.max(latest.added ?? 0, earlier.added ?? 0)
  const isSame = others.length === (latest.others?.length ?? 0)
  const joined = isSame ? latest : {...latest, others}
  return withAddition(joined, added || undefined)
}

/**
 * Records when a path was added. If it was added several times, the latest addition counts, because
 * the file was deleted in between.
 */
function noteAddition(changes: Map<string, PathChange>, file: string, time: number): void {
  const known = changes.get(file)
  if (known && (known.added ?? 0) < time) changes.set(file, {...known, added: time})
}

/** Returns a change with the time at which its path was added. */
function withAddition(change: PathChange, added: number | undefined): PathChange {
  return added === undefined || change.added === added ? change : {...change, added}
}

function copyOnce(text: string, known: Map<string, string>): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const own = copy(text)
  known.set(own, own)
  return own
}

/** Copies a substring. Otherwise, the substring would keep the whole original text in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}
