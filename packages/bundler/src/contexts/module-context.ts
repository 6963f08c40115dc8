/** Prefix of requests for a context. The rest is a `ModuleContext` as JSON. */
export const CONTEXT = 'module-context:'

/** Modules in a folder. Code chooses one of them at runtime. */
export interface ModuleContext {
  /** Relative to the site root. */
  folder: string
  /** Length of the start of each request that names the folder. */
  skip: number
  /** How the names of all modules start and end. Names are relative to the folder. */
  start: string
  end: string
  /** Source and flags of a regular expression for names with a leading `./`. */
  pattern?: readonly [string, string]
  isDeep: boolean
  /** Whether a request returns a promise. */
  isLazy: boolean
}
