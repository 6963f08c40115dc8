/** The last commit that changed a path, and when the path was added. */
export interface PathChange {
  /** Commit time in seconds since 1970. */
  time: number
  author: string
  /** Whether the commit deleted the file. */
  isDeletion: boolean
  /** Sorted names of the authors of earlier commits. Missing if there are no others. */
  others?: readonly string[]
  /**
   * Time of the last commit that added the path, in seconds since 1970. Absent if the log doesn't
   * contain it.
   */
  added?: number
}

/**
 * The last change of each path in a repository, including deleted paths. Paths are relative to the
 * repository root, with forward slashes.
 */
export type PathChanges = ReadonlyMap<string, PathChange>

/** Marks the start of a commit in the output. File statuses never start with this character. */
const COMMIT_MARK = '\u0002'

/**
 * Git arguments whose output `createLogReader` can parse. Each commit has its time, parents and
 * author, followed by the status and path of each file, all separated by NUL. Renames count as a
 * deletion and an addition, so the last change of a path is the last commit that contains it. Merge
 * commits only count for files that differ from all parents.
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
    // Git starts the file list of a commit on a new line.
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

/** Creates the objects shared by all files in a commit. */
function createCommit(time: number, author: string) {
  return {change: {time, author, isDeletion: false}, deletion: {time, author, isDeletion: true}}
}

/**
 * Records a change. Git lists newer commits first, but clocks can differ between machines, so the
 * latest time wins. For equal times, the first commit wins.
 */
function noteChange(changes: Map<string, PathChange>, file: string, change: PathChange): void {
  const known = changes.get(file)
  if (known === undefined) changes.set(copy(file), change)
  else if (change.time > known.time) changes.set(file, joinChanges(change, known))
  else if (change.author !== known.author) changes.set(file, joinChanges(known, change))
}

/**
 * Returns the latest change, with the authors of the earlier change and the time when the path was
 * added.
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
 * Records when a path was added. The latest addition counts, because the file was deleted before
 * it.
 */
function noteAddition(changes: Map<string, PathChange>, file: string, time: number): void {
  const known = changes.get(file)
  if (known && (known.added ?? 0) < time) changes.set(file, {...known, added: time})
}

/** Returns a change that also records when its path was added. */
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

/** Copies a substring, which would otherwise keep the whole original text in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}
