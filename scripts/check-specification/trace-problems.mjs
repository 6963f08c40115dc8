/**
 * @typedef {object} Clause a requirement in the specification
 * @property {string} id section and number, such as `4.3`
 * @property {string} clause the requirement in one sentence
 * @property {Readonly<Record<string, readonly string[]>>} tests full titles of its tests by file
 *
 * @typedef {{name: string, clauses: readonly Clause[]}} Section a file of the trace; its name starts with
 *   the section number
 */

/**
 * Finds errors in a trace, as one sentence each.
 *
 * @param {readonly Section[]} sections
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles returns the test titles of a file, if it
 *   exists
 * @returns {string[]}
 */
export function findTraceProblems(sections, readTitles) {
  return [
    ...sections.flatMap(findInvalidIds),
    ...findRepeatedIds(sections.flatMap(({clauses}) => clauses)),
    ...sections
      .flatMap(({clauses}) => clauses)
      .flatMap((clause) => findTestProblems(clause, readTitles))
  ]
}

/** @param {Section} section */
function findInvalidIds({name, clauses}) {
  const number = Number.parseInt(name, 10)
  return clauses
    .filter(({id}) => !new RegExp(`^${number}\\.[1-9]\\d*$`).test(id))
    .map(
      ({id}) => `${id} stands in ${name}, whose clauses are numbered ${number}.1, ${number}.2, …`
    )
}

/** @param {readonly Clause[]} clauses */
function findRepeatedIds(clauses) {
  const ids = clauses.map(({id}) => id)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...repeated].map((id) => `${id} is the id of several clauses.`)
}

/**
 * @param {Clause} clause
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles
 */
function findTestProblems({id, clause, tests}, readTitles) {
  const proofs = Object.entries(tests)
  if (proofs.every(([, titles]) => titles.length === 0)) return [`${id} has no test: ${clause}`]
  return proofs.flatMap(([file, titles]) => {
    const found = readTitles(file)
    if (!found) return [`${id} names ${file}, which does not exist.`]
    return titles
      .filter((title) => !found.has(title))
      .map((title) => `${id} names a test that ${file} does not run: “${title}”`)
  })
}
