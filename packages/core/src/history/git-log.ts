/** The last commit that touched a path, and the time when the path was added. */
export interface Touch {
  /** Seconds since 1970 at which it was committed. */
  time: number
  author: string
  /** Whether it took the file away. */
  isDeletion: boolean
  /** Seconds since 1970 of the last commit that added the path; absent if the log doesn't have it. */
  added?: number
}

/**
 * The last touch of each path of a repository, including deleted ones; posix, from the repository's
 * root.
 */
export type Touches = ReadonlyMap<string, Touch>

/** Begins the line of a commit: no file status does. */
const COMMIT_MARK = '\u0002'

/**
 * The Git arguments whose output `createLogReader` reads: time, parents and author of each commit,
 * then status and path of each file, all separated by NUL. A rename is a deletion and an addition,
 * so the date of a path is the last commit that touched it there. A merge only counts for its own
 * changes.
 */
export const LOG_ARGUMENTS: readonly string[] = [
  ...['-c', 'log.showSignature=false', '-c', 'diff.relative=false'],
  ...['log', '-z', '--format=%x02%ct%x02%P%x02%an', '--encoding=UTF-8'],
  ...['--name-status', '--no-renames', '-c']
]

/** Takes the output of `git log` in pieces of any length. */
export interface LogReader {
  receive(text: string): void
  /** After the last piece. `isLinear`: no commit has two parents. */
  end(): {touches: Touches; isLinear: boolean}
}

/** Reads the output of `git log`, keeping no more of it than the last touch of each path. */
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
    // Git begins the files of a commit on a new line.
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

/** All files of a commit share these two objects. */
function createCommit(time: number, author: string) {
  return {touch: {time, author, isDeletion: false}, deletion: {time, author, isDeletion: true}}
}

/**
 * Newer commits come first, but clocks differ: the later time wins, or the first of two equal ones.
 */
function noteTouch(touches: Map<string, Touch>, file: string, touch: Touch): void {
  const known = touches.get(file)
  if (known === undefined) touches.set(copy(file), touch)
  else if (touch.time > known.time) touches.set(file, withAddition(touch, known.added))
}

/** The latest of several additions counts, because the file was deleted in between. */
function noteAddition(touches: Map<string, Touch>, file: string, time: number): void {
  const known = touches.get(file)
  if (known && (known.added ?? 0) < time) touches.set(file, {...known, added: time})
}

/** Returns a touch with the time at which its path was added. */
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

/** A substring keeps the whole original text in memory. Its copy doesn't. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}
