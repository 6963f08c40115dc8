type Mode = 'development' | 'production'

/** Variables that configurations and plugins use to detect the mode. */
const NAMES = ['NODE_ENV', 'BABEL_ENV'] as const

/**
 * Sets the mode of a command. Call this before loading a configuration, because configurations can
 * disable plugins depending on the mode.
 */
export function setMode(env: NodeJS.ProcessEnv, mode: Mode): void {
  for (const name of NAMES) env[name] = mode
}

/** Sets the mode of all other commands, unless the environment already has one. */
export function setDefaultMode(env: NodeJS.ProcessEnv): void {
  for (const name of NAMES) env[name] ??= 'development'
}
