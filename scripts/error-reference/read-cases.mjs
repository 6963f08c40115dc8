import {existsSync, readdirSync, readFileSync} from 'node:fs'

/**
 * The output for a problem with a site in `tests/errors`.
 *
 * @typedef {object} ProblemCase
 * @property {string} name folder in `tests/errors`
 * @property {string} code
 * @property {'error' | 'warning'} severity
 * @property {string} output message, position and hint, without the source excerpt
 */

const CASES = new URL('../../tests/errors/', import.meta.url)

/**
 * Reads the expected problems of the sites in `tests/errors`.
 *
 * @returns {ProblemCase[]}
 */
export function readCases() {
  return readdirSync(CASES)
    .sort()
    .map((name) => ({name, file: new URL(`${name}/expected.txt`, CASES)}))
    .filter(({file}) => existsSync(file))
    .flatMap(({name, file}) => parseCases(name, readFileSync(file, 'utf8')))
}

/**
 * @param {string} name
 * @param {string} expected
 * @returns {ProblemCase[]}
 */
export function parseCases(name, expected) {
  return [...expected.matchAll(/^(error|warning) ([a-z\d-]+): .*\n(?: {2}.*\n?)*/gm)].map(
    ([output, severity, code = '']) => ({
      name,
      code,
      severity: severity === 'warning' ? 'warning' : 'error',
      output: output
        .split('\n')
        .filter((line) => !/^ +(?:\d+ )?\|/.test(line))
        .join('\n')
        .trimEnd()
    })
  )
}

/**
 * Returns a problem's example. The case with the same name is preferred over the first case.
 *
 * @param {string} code
 * @param {readonly ProblemCase[]} cases
 */
export function findCase(code, cases) {
  const found = cases.filter((item) => item.code === code)
  return found.find(({name}) => name === code) ?? found[0]
}
