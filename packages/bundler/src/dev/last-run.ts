import {areUnchanged, stampFiles} from '@lectern/shared/cache/file-stamps'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {isInside} from '@lectern/shared/files/relative-path'
import {inputKeyOf} from '../cache/bundle-cache.js'
import type {BundleInput} from '../input/bundle-input.js'

/** The inputs of a finished run. */
interface RunInputs {
  /** Absolute paths of the source files in the bundles. */
  files: ReadonlySet<string>
  /** Whether the bundles contain Markdown files, whose links depend on the whole site. */
  hasImports: boolean
  /** Time before the run on the file system's clock, in milliseconds. */
  since: number
}

/**
 * Creates a test whether a run gave the current bundles, although plugins have read the content
 * again.
 *
 * @returns A function that takes the new input and the absolute paths of all files that authors have
 *   changed since the run. Plugins may have changed other files.
 */
export function createRunTest(
  input: BundleInput,
  {files, hasImports, since}: RunInputs
): (next: BundleInput, changed: readonly string[]) => boolean {
  if (hasImports) return () => false
  const read = () => {
    const own = [...files].filter((file) => !isPackaged(file, input))
    return {key: inputKeyOf(input), stamps: stampFiles(own, input.siteDir, since)}
  }
  // Read on demand, because most calls follow a change to one of the files. Files that change before
  // this are newer than the run.
  let run: ReturnType<typeof read> | undefined
  return (next, changed) => {
    if (changed.some((file) => files.has(file))) return false
    run ??= read()
    return inputKeyOf(next) === run.key && areUnchanged(run.stamps, input.siteDir)
  }
}

/** Tests whether a file belongs to a package, which plugins don't write to. */
function isPackaged(file: string, {generatorDirs}: BundleInput): boolean {
  return isInstalled(file) || generatorDirs.some((folder) => isInside(file, folder))
}
