import {createMagicComments, type ReadMagicComments} from '@lectern/shared/code/magic-comments'
import {createLanguages, type Languages} from '../code/code-languages.js'
import {type FastParse, loadFastParse} from '../fast/satteri.js'

/** Parts of the compiler that don't depend on the page. Each thread creates them once. */
export interface CompileTools {
  /** Grammars, which are cached. */
  languages: Languages
  /** Reads the built-in comments. Sites with their own comments need a different function. */
  readMagicComments: ReadMagicComments
  /** Returns the native parser, or `undefined` on machines without a binary for it. */
  loadParser(): Promise<FastParse | undefined>
}

/** Creates the tools. They load their dependencies on demand. */
export function createCompileTools(): CompileTools {
  let parser: Promise<FastParse | undefined> | undefined
  return {
    languages: createLanguages(),
    readMagicComments: createMagicComments([]),
    loadParser: () => (parser ??= loadFastParse())
  }
}
