type Mode = 'development' | 'production'

/** Variables that say to configurations and plugins what a command is for. */
const NAMES = ['NODE_ENV', 'BABEL_ENV'] as const

/** Sets the mode of a command before it loads a configuration: some plugins do nothing in another one. */
export function setMode(env: NodeJS.ProcessEnv, mode: Mode): void {
  for (const name of NAMES) env[name] = mode
}

/** Sets the mode of all other commands, unless the environment has one. */
export function setDefaultMode(env: NodeJS.ProcessEnv): void {
  for (const name of NAMES) env[name] ??= 'development'
}
