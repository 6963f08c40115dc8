import pc from 'picocolors'

/** Paints text for a terminal, or leaves it plain. */
export type Colors = ReturnType<typeof pc.createColors>

/** Output of a command for people, with its capabilities. */
export interface Terminal {
  colors: Colors
  /** Whether the last line can be replaced. */
  isInteractive: boolean
  /** Frames of a spinner in the characters of the terminal. */
  spinner: readonly string[]
  print(line: string): void
  printError(line: string): void
  /** Replaces the current line; an empty text clears it. */
  showStatus(line: string): void
}

interface Streams {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
}

/** Returns the terminal of a process. `NO_COLOR` turns colors off, and `CI` also the replaced line. */
export function createTerminal({stdout, stderr, env}: Streams): Terminal {
  const isInteractive = Boolean(stdout.isTTY) && !env.CI && env.TERM !== 'dumb'
  const hasColors = env.NO_COLOR ? false : env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : isInteractive
  let hasStatus = false
  const clear = () => {
    if (hasStatus) stdout.write('\r\u001B[2K')
    hasStatus = false
  }
  return {
    colors: pc.createColors(hasColors),
    isInteractive,
    spinner: hasBraille(env)
      ? ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
      : ['-', '\\', '|', '/'],
    print(line) {
      clear()
      stdout.write(`${removeControls(line)}\n`)
    },
    printError(line) {
      clear()
      stderr.write(`${removeControls(line)}\n`)
    },
    showStatus(line) {
      if (!isInteractive) return
      clear()
      if (line === '') return
      stdout.write(removeControls(line).slice(0, (stdout.columns || 80) - 1))
      hasStatus = true
    }
  }
}

/** Whether the terminal's font has braille: the console of Linux and the old one of Windows don't. */
function hasBraille({TERM, OS, WT_SESSION, TERM_PROGRAM}: NodeJS.ProcessEnv): boolean {
  return OS === 'Windows_NT' ? Boolean(WT_SESSION ?? TERM_PROGRAM) : TERM !== 'linux'
}

/** Control characters except tabs, line ends and color sequences. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROLS = /\u001B(?!\[[\d;]*m)|[\0-\u0008\u000B-\u001A\u001C-\u001F\u007F-\u009F]/g

/** A title, a filename or a report of a page can hold sequences that control the terminal. */
function removeControls(line: string): string {
  return line.replace(CONTROLS, '\uFFFD')
}
