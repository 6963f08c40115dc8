import type {ProblemCode, SiteProblem} from '@lectern/types'
import {findNearest, sortByDistance} from '@lectern/shared/text/nearest'
import {splitSnippetTarget} from './snippet-targets.js'
import {dropRegionMarks, findRegions} from './source-regions.js'

/** Code from a file, or the reason why it isn't available. */
export type SnippetSource =
  | {text: string}
  /** The file is outside the site. */
  | {isOutside: true}
  /** The file doesn't exist. Contains the names of the files in its folder. */
  | {siblings: readonly string[]}

/** The code to show, or the problem if it isn't available. */
export type Snippet = {code: string} | {problem: Omit<SiteProblem, 'position'>}

/**
 * Returns a file's lines or one of its named regions. Common indentation is removed. Problems:
 * `snippet-missing`, `snippet-outside-site`, `snippet-lines-missing`, `snippet-region-missing`,
 * `snippet-region-open`.
 *
 * @param file - As the author wrote it: `./a.ts`, `./a.ts#L3-L8`, `@site/a.ts#name`.
 */
export function readSnippet(file: string, source: SnippetSource | undefined): Snippet {
  const {target, part} = splitSnippetTarget(file)
  if (!source || 'siblings' in source) return missingFile(target, source?.siblings ?? [])
  if ('isOutside' in source) return outsideFile(target)
  const lines = source.text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  if (lines.at(-1) === '') lines.pop()
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part)
  if (range) return readLines(lines, Number(range[1]), Number(range[2] ?? range[1]), target)
  if (part !== '') return readRegion(lines, part, target)
  return {code: dropRegionMarks(lines).join('\n')}
}

function readLines(lines: readonly string[], first: number, last: number, target: string): Snippet {
  if (first >= 1 && last >= first && last <= lines.length) {
    return {code: dedent(lines.slice(first - 1, last))}
  }
  const wanted = first === last ? `line ${first}` : `lines ${first} to ${last}`
  return fail(
    'snippet-lines-missing',
    `The file ${target} has no ${wanted}: it has ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}.`,
    'Fix the line numbers after `#`, or use a named region, which moves with its code.'
  )
}

function readRegion(lines: readonly string[], name: string, target: string): Snippet {
  const regions = findRegions(lines)
  const region = regions.find((candidate) => candidate.name === name)
  if (region?.isClosed) return {code: dedent(region.lines)}
  if (region) {
    return fail(
      'snippet-region-open',
      `The region \`${name}\` in ${target} isn't closed.`,
      `Add a comment with \`#endregion ${name}\` after its last line.`
    )
  }
  const names = [...new Set(regions.map((candidate) => candidate.name))]
  return fail(
    'snippet-region-missing',
    `The region \`${name}\` doesn't exist in ${target}.`,
    names.length > 0
      ? `Use one of its regions: ${sortByDistance(name, names).join(', ')}.`
      : `Add the comments \`#region ${name}\` and \`#endregion ${name}\` around the code.`
  )
}

function missingFile(target: string, siblings: readonly string[]): Snippet {
  const name = target.slice(target.lastIndexOf('/') + 1)
  const nearest = findNearest(name, siblings)
  return fail(
    'snippet-missing',
    `The code file ${target} doesn't exist.`,
    nearest
      ? `Did you mean ${target.slice(0, target.length - name.length)}${nearest}?`
      : 'Fix the path. It is relative to the page, or to the site root with `@site/`.'
  )
}

function outsideFile(target: string): Snippet {
  return fail(
    'snippet-outside-site',
    `The code file ${target} is outside the site root.`,
    'Move the file into the site root.'
  )
}

function fail(code: ProblemCode, message: string, hint: string): Snippet {
  return {problem: {code, message, hint}}
}

function dedent(lines: readonly string[]): string {
  const full = lines.filter((line) => line.trim() !== '')
  const indents = full.map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const common = indents.reduce(commonStart, indents[0] ?? '')
  const moved = lines.map((line) => (line.trim() === '' ? '' : line.slice(common.length)))
  return moved.join('\n').replace(/^\n+|(?<!\n)\n+$/g, '')
}

function commonStart(left: string, right: string): string {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return left.slice(0, length)
}
