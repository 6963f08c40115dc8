/** Functions that end a process or a thread. In Node, `exit` calls `reallyExit`. */
const EXITS = ['exit', 'reallyExit', 'abort'] as const

/** Functions of `process` that end it. Node's types don't include `reallyExit`. */
export type ExitFunctions = Record<(typeof EXITS)[number], (code?: number) => never>

/**
 * Replaces the functions that end the process or thread with functions that throw. Otherwise, a
 * site's code could end a command or thread that still has work to do. Returns a function that
 * restores the original functions.
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
