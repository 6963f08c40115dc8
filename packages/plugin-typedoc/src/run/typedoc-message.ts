import type {SiteProblem} from '@lectern/types'

/** A task for the child process. */
export interface TypeDocTask {
  /** Absolute path of TypeDoc's main module. */
  typeDoc: string
  /** Absolute paths of the entry points. */
  entryPoints: readonly string[]
  /** Absolute path of the `tsconfig.json`. */
  tsconfig?: string
  /** Absolute path of the JSON file to write. */
  output: string
}

/** A message that TypeDoc logged. */
export interface TypeDocNote extends Pick<SiteProblem, 'message'> {
  isError: boolean
  /** Absolute path of the file that the message is about. Absent if TypeDoc names none. */
  file?: string
  /** Line in the file, from 1. */
  line?: number
  column?: number
}

/** A file that a result depends on, with the hash of its content. Missing files have `null`. */
export type TypeDocInput = readonly [file: string, hash: string | null]

/** Result of the child process. */
export interface TypeDocResult {
  /** Whether the JSON file was written. */
  isWritten: boolean
  notes: readonly TypeDocNote[]
  /** All files that the result depends on, as they were when they were read. Paths are absolute. */
  inputs: readonly TypeDocInput[]
}
