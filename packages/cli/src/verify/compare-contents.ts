import fs from 'node:fs'
import path from 'node:path'
import type {BuildDifference} from '@lectern/types'
import {formatCount} from '@lectern/shared/text/format-count'
import {listFiles} from '@lectern/shared/files/list-files'
import {describeDifference} from './compare-outputs.js'

/** An output whose script names are left out. */
interface OpenedOutput {
  /** Paths of all files except scripts. */
  files: ReadonlySet<string>
  /** Scripts in the order of their content, without names. */
  scripts: readonly string[]
  read(file: string): Buffer
}

/**
 * Compares two outputs byte by byte, except for the names of scripts. They contain a hash of the
 * source's path, so they differ if a source was moved.
 */
export function compareContents(first: string, second: string): BuildDifference | undefined {
  const [one, other] = [openOutput(first), openOutput(second)]
  const all = [...new Set([...one.files, ...other.files])].sort()
  const different = all.filter(
    (file) =>
      !one.files.has(file) || !other.files.has(file) || !one.read(file).equals(other.read(file))
  )
  const [file] = different
  const count = different.length
  if (file === undefined) return compareScripts(one.scripts, other.scripts)
  if (!other.files.has(file)) return {file, count, description: 'is missing in the second build'}
  if (!one.files.has(file)) return {file, count, description: 'is in the second build only'}
  return {file, count, description: describeDifference(one.read(file), other.read(file))}
}

function compareScripts(
  first: readonly string[],
  second: readonly string[]
): BuildDifference | undefined {
  const index = first.findIndex((script, position) => script !== second[position])
  if (index < 0 && first.length === second.length) return undefined
  const [one, other] = [first, second].map((scripts) => Buffer.from(scripts.at(index) ?? ''))
  const description =
    index < 0
      ? `has ${formatCount(first.length, 'script')} in the first build, ${second.length} in the second`
      : describeDifference(one ?? Buffer.alloc(0), other ?? Buffer.alloc(0))
  return {file: 'assets/js', count: 1, description}
}

function openOutput(folder: string): OpenedOutput {
  const all = listFiles(folder)
  const names = new Set(all.filter(isScript).map((file) => path.basename(file)))
  const read = (file: string) => {
    const bytes = fs.readFileSync(path.join(folder, file))
    // Every byte is one character in this encoding, so the result is the same for binary files.
    const text = bytes.toString('latin1')
    const named = text.replace(/(?<![\w.-])[\w.-]+/g, (name) =>
      names.has(name) ? 'script.js' : name
    )
    return named === text ? bytes : Buffer.from(named, 'latin1')
  }
  const scripts = all.filter(isScript).map((file) => read(file).toString('latin1'))
  return {files: new Set(all.filter((file) => !isScript(file))), scripts: scripts.sort(), read}
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}
