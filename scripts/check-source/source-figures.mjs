import {countFiles} from './source-limits.mjs'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */

/** Functions with more lines than this are counted. */
const LONG_FUNCTION = 50

/**
 * Measures the size of the code. These figures are only printed and never fail a build.
 *
 * @param {readonly SourceFacts[]} sources
 */
export function measureSources(sources) {
  const code = sources.filter(({isTest}) => !isTest)
  const functions = code.flatMap((source) =>
    source.functions.map((fact) => ({...fact, file: source.file}))
  )
  const declared = code.flatMap((source) => source.exports)
  const codeLines = sum(code.map(({lines}) => lines))
  return {
    files: code.length,
    lines: codeLines,
    medianFile: median(code.map(({lines}) => lines)),
    functions: functions.length,
    medianFunction: median(functions.map(({lines}) => lines)),
    longFunctions: functions.filter(({lines}) => lines > LONG_FUNCTION).length,
    longestFunctions: functions.sort((left, right) => right.lines - left.lines).slice(0, 10),
    documented: share(declared.filter(({documented}) => documented).length, declared.length),
    largestPackage: findLargestPackage(code, codeLines),
    largestFolder: countFiles(sources).reduce(
      (largest, item) => (item.files > largest.files ? item : largest),
      {folder: '', files: 0}
    ),
    testRatio: share(sum(sources.filter(({isTest}) => isTest).map(({lines}) => lines)), codeLines)
  }
}

/**
 * @param {readonly SourceFacts[]} code
 * @param {number} allLines
 */
function findLargestPackage(code, allLines) {
  /** @type {Map<string, number>} */
  const linesByName = new Map()
  for (const {file, lines} of code) {
    const name = file.split('/')[1] ?? ''
    linesByName.set(name, (linesByName.get(name) ?? 0) + lines)
  }
  const [name = '', lines = 0] =
    [...linesByName].sort(([, left], [, right]) => right - left)[0] ?? []
  return {name, share: share(lines, allLines)}
}

/**
 * Renders the figures as lines for a terminal.
 *
 * @param {ReturnType<typeof measureSources>} figures
 */
export function renderFigures(figures) {
  const {largestPackage, largestFolder} = figures
  return [
    `${figures.files} files, ${figures.lines} lines; median file ${figures.medianFile} lines`,
    `Largest package: ${largestPackage.name} (${percent(largestPackage.share)} of the lines)`,
    `Largest folder: ${largestFolder.folder} (${largestFolder.files} files)`,
    `${figures.longFunctions} functions over ${LONG_FUNCTION} lines (goal: at most 10)`,
    `${figures.functions} functions, median ${figures.medianFunction} lines; the longest:`,
    ...figures.longestFunctions.map(
      ({name, file, line, lines}) => `  ${String(lines).padStart(4)} ${name} (${file}:${line})`
    ),
    `${percent(figures.documented)} of exported declarations have a doc comment (aim: 95%)`,
    `${figures.testRatio.toFixed(2)} lines of tests beside the source for one line of source`
  ].join('\n')
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[sorted.length >> 1] ?? 0
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

/** @param {number} value between 0 and 1 */
function percent(value) {
  return `${(value * 100).toFixed(0)}%`
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return whole === 0 ? 1 : part / whole
}
