import fs from 'node:fs'
import path from 'node:path'
import {
  compareParsers,
  type ParserComparison
} from '../../packages/markdown/src/compile/compare-parsers.js'

/** Files of generated text and data may be larger than any page. */
const LONGEST = 400_000

/** Lists the Markdown files in a folder, with the files of installed packages. Links aren't followed. */
export function listMarkdown(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:md|mdx|markdown)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Compares trees, positions and results of both parsers. Large files return `undefined`. */
export async function compareFile(
  file: string,
  format: 'md' | 'mdx' = /\.mdx$/i.test(file) ? 'mdx' : 'md'
): Promise<ParserComparison | undefined> {
  const text = fs.readFileSync(file, 'utf8')
  if (text.length > LONGEST) return undefined
  return compareParsers({text, format}, {format: 'detect', admonitions: [], fold: true})
}
