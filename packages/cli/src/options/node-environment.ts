type Mode = 'development' | 'production'

/** Variables that tell configurations and plugins which command runs. */
const NAMES = ['NODE_ENV', 'BABEL_ENV'] as const

/**
 * Sets the mode of a command before it loads a configuration, because some plugins do nothing in
 * other modes.
 */
export function setMode(env: NodeJS.ProcessEnv, mode: Mode): void {
  for (const name of NAMES) env[name] = mode
}

/** Sets the mode of all other commands, unless the environment has one. */
export function setDefaultMode(env: NodeJS.ProcessEnv): void {
  for (const name of NAMES) env[name] ??= 'development'
}
