import {fileURLToPath} from 'node:url'

/** Position in a file from an error's stack. */
export interface StackFrame {
  /** Absolute path. */
  file: string
  /** 1-based, like `column`. */
  line: number
  column: number
}

/** Matches a frame of Node and Chromium (`at run (/a.js:1:2)`), or of other browsers (`run@/a.js:1:2`). */
const FRAME = /^at |^\S*@/

/** Matches the location at the end of a frame. Its path can contain spaces and parentheses. */
const LOCATION = /(?:^at |[ (@])((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*):(\d+):(\d+)\)?$/

/** Longer lines belong to the message. */
const MAX_LENGTH = 2000

/** Lists the frames of an error's stack that are in files, topmost first. */
export function* listStackFrames(stack: string): Generator<StackFrame> {
  for (const line of stack.split('\n')) {
    const text = line.trim()
    if (text.length > MAX_LENGTH || !FRAME.test(text)) continue
    const [, location = '', row, column] = LOCATION.exec(text) ?? []
    const file = toPath(location)
    if (file !== undefined) yield {file, line: Number(row), column: Number(column)}
  }
}

function toPath(location: string): string | undefined {
  if (!location.startsWith('file:')) return location === '' ? undefined : location
  try {
    return fileURLToPath(location)
  } catch {
    // Not a valid URL of a file.
    return undefined
  }
}
