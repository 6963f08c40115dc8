/** The last commit that changed a path, and the time when the path was added. */
export interface Touch {
  /** Commit time in seconds since 1970. */
  time: number
  author: string
  /** Whether the commit deleted the file. */
  isDeletion: boolean
  /**
   * Time of the last commit that added the path, in seconds since 1970; absent if it isn't in the
   * log.
   */
  added?: number
}

/**
 * The last change of each path in a repository, including deleted paths. Paths are posix and
 * relative to the repository root.
 */
export type Touches = ReadonlyMap<string, Touch>

/** Marks the start of a commit. No file status starts with this character. */
const COMMIT_MARK = '\u0002'

/**
 * Git arguments that produce the output for `createLogReader`: time, parents and author of each
 * commit, then status and path of each file, all separated by NUL. Renames count as a deletion and
 * an addition, so a path's date is the last commit that changed it under that name. Merge commits
 * only count for files that differ from all parents.
 */
export const LOG_ARGUMENTS: readonly string[] = [
  ...['-c', 'log.showSignature=false', '-c', 'diff.relative=false'],
  ...['log', '-z', '--format=%x02%ct%x02%P%x02%an', '--encoding=UTF-8'],
  ...['--name-status', '--no-renames', '-c']
]

/** Parses the output of `git log`, in chunks of any length. */
export interface LogReader {
  receive(text: string): void
  /** Ends the output. `isLinear` means that no commit has two parents. */
  end(): {touches: Touches; isLinear: boolean}
}

/** Creates a parser for the output of `git log`. It only stores the last change of each path. */
export function createLogReader(): LogReader {
  const touches = new Map<string, Touch>()
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
      noteTouch(touches, token, status.includes('D') ? commit.deletion : commit.touch)
      if (/^A+$/.test(status)) noteAddition(touches, token, commit.touch.time)
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
    end: () => ({touches, isLinear})
  }
}

/** Creates the objects that all files of a commit share. */
function createCommit(time: number, author: string) {
  return {touch: {time, author, isDeletion: false}, deletion: {time, author, isDeletion: true}}
}

/**
 * Git lists newer commits first, but clocks can differ. The later time wins; if times are equal,
 * the first commit wins.
 */
function noteTouch(touches: Map<string, Touch>, file: string, touch: Touch): void {
  const known = touches.get(file)
  if (known === undefined) touches.set(copy(file), touch)
  else if (touch.time > known.time) touches.set(file, withAddition(touch, known.added))
}

/**
 * If a path was added several times, the latest addition counts, because the file was deleted in
 * between.
 */
function noteAddition(touches: Map<string, Touch>, file: string, time: number): void {
  const known = touches.get(file)
  if (known && (known.added ?? 0) < time) touches.set(file, {...known, added: time})
}

/** Returns a change with the time at which its path was added. */
export function withAddition(touch: Touch, added: number | undefined): Touch {
  return added === undefined || touch.added === added ? touch : {...touch, added}
}

function copyOnce(text: string, known: Map<string, string>): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const own = copy(text)
  known.set(own, own)
  return own
}

/** Copies a substring. The substring itself would keep the whole original text in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}
