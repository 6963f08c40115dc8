/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */

/** More lines than this in one file is a question worth asking. */
const LONG_FILE = 300

/**
 * Sizes that show where the code grows. They are printed on every run, so that they are numbers and
 * not opinions, and never fail a build.
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
    longFiles: code.filter(({lines}) => lines > LONG_FILE).map(({file, lines}) => ({file, lines})),
    functions: functions.length,
    medianFunction: median(functions.map(({lines}) => lines)),
    longestFunctions: functions.sort((left, right) => right.lines - left.lines).slice(0, 10),
    documented: share(declared.filter(({documented}) => documented).length, declared.length),
    testRatio: share(sum(sources.filter(({isTest}) => isTest).map(({lines}) => lines)), codeLines)
  }
}

/**
 * The figures as lines for a terminal.
 *
 * @param {ReturnType<typeof measureSources>} figures
 */
export function renderFigures(figures) {
  const percent = (figures.documented * 100).toFixed(0)
  return [
    `${figures.files} files, ${figures.lines} lines; median file ${figures.medianFile} lines`,
    `${figures.functions} functions, median ${figures.medianFunction} lines; the longest:`,
    ...figures.longestFunctions.map(
      ({name, file, line, lines}) => `  ${String(lines).padStart(4)} ${name} (${file}:${line})`
    ),
    ...figures.longFiles.map(({file, lines}) => `Over ${LONG_FILE} lines: ${file} (${lines})`),
    `${percent} % of exported declarations have a doc comment (aim: 95 %)`,
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

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return whole === 0 ? 1 : part / whole
}
