import pc from 'picocolors'

/** Functions that color text, or return it unchanged if colors are off. */
export type Colors = ReturnType<typeof pc.createColors>

/** Terminal output of a command. */
export interface Terminal {
  colors: Colors
  /** Folder in which the user runs commands. */
  cwd: string
  /** Whether there's a user who can answer prompts. */
  isInteractive: boolean
  /** Width of the user's window in characters. `undefined` if there's no user. */
  columns?: number
  /** Whether the last line can be replaced. */
  hasStatusLine: boolean
  /** Frames of a spinner that the terminal can display. */
  spinner: readonly string[]
  print(line: string): void
  printError(line: string): void
  /** Replaces the current line. An empty string clears it. */
  showStatus(line: string): void
}

interface Streams {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
  cwd(): string
}

/**
 * Creates the terminal of a process. `NO_COLOR` turns off colors and the status line. `CI` and dumb
 * terminals turn off the status line and prompts.
 */
export function createTerminal({stdout, stderr, env, cwd}: Streams): Terminal {
  const isInteractive = Boolean(stdout.isTTY) && !env.CI && env.TERM !== 'dumb'
  const hasColors = env.NO_COLOR ? false : env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : isInteractive
  const hasStatusLine = isInteractive && !env.NO_COLOR
  let hasStatus = false
  const clear = () => {
    if (hasStatus) stdout.write('\r\u001B[2K')
    hasStatus = false
  }
  return {
    colors: pc.createColors(hasColors),
    cwd: cwd(),
    isInteractive,
    columns: isInteractive ? stdout.columns || 80 : undefined,
    hasStatusLine,
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
      if (!hasStatusLine) return
      clear()
      if (line === '') return
      stdout.write(removeControls(line).slice(0, (stdout.columns || 80) - 1))
      hasStatus = true
    }
  }
}

/**
 * Returns whether the terminal can display braille, unlike the Linux console and the old Windows
 * console.
 */
function hasBraille({TERM, OS, WT_SESSION, TERM_PROGRAM}: NodeJS.ProcessEnv): boolean {
  return OS === 'Windows_NT' ? Boolean(WT_SESSION ?? TERM_PROGRAM) : TERM !== 'linux'
}

/** Matches control characters except tabs, line breaks and color sequences. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const CONTROLS = /\u001B(?!\[[\d;]*m)|[\0-\u0008\u000B-\u001A\u001C-\u001F\u007F-\u009F]/g

/** Removes control sequences, which may come from titles, filenames or page output. */
function removeControls(line: string): string {
  return line.replace(CONTROLS, '\uFFFD')
}
