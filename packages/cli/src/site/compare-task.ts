import type {Task} from '@lectern/core/workers/task'
import {compareParsers, type ParserComparison} from '@lectern/markdown/compare-parsers'
import type {MarkdownFunctions} from '@lectern/types'

type Arguments = Parameters<typeof compareParsers>

/** A file to compare, with its text and its plugin's settings. */
export interface CompareItem {
  /** Relative to the site root. */
  file: string
  /** Absolute. */
  filePath: string
  source: Arguments[0]
  options: Arguments[1]
}

/** How both parsers read one of a site's files. */
export interface ComparedFile extends ParserComparison {
  /** Relative to the site root. */
  file: string
}

/** Compares both parsers on one file, with the functions of its plugin. */
export async function compareFile(
  {file, filePath, source, options}: CompareItem,
  functions: MarkdownFunctions = {}
): Promise<ComparedFile> {
  return {file, ...(await compareParsers(source, options, {filePath, functions}))}
}

/** Compares files that don't use functions of the site. */
const compareFiles: Task<CompareItem, object, ComparedFile> = (items) =>
  Promise.all(items.map((item) => compareFile(item)))
export default compareFiles
