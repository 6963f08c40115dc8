/** Functions that end a process or a thread. Node calls the second one in the first. */
const EXITS = ['exit', 'reallyExit', 'abort'] as const

/** Functions of `process`. One is missing in Node's types. */
export type ExitFunctions = Record<(typeof EXITS)[number], (code?: number) => never>

/**
 * Lets functions that end the process or the thread throw: code of a site can't end a command, nor a thread that has more
 * to do. Returns a function that restores them.
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
