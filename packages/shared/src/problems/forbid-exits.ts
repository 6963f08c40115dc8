/** Functions that end a process or a thread. In Node, the first calls the second. */
const EXITS = ['exit', 'reallyExit', 'abort'] as const

/** Functions of `process`. Node's types lack one of them. */
export type ExitFunctions = Record<(typeof EXITS)[number], (code?: number) => never>

/**
 * Makes functions that end the process or the thread throw, so that a site's code can't end a command or a
 * thread with pending work. Returns a function that restores them.
 */
export function forbidExits(process: NodeJS.Process): () => void {
  const exits = process as unknown as ExitFunctions
  const {exit, reallyExit, abort} = exits
  for (const name of EXITS) {
    exits[name] = () => {
      throw new Error(`it called \`process.${name}\``)
    }
  }
  return () => void Object.assign(exits, {exit, reallyExit, abort})
}
