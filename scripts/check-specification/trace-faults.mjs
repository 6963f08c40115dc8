/**
 * @typedef {object} Clause one thing that the specification asks for
 * @property {string} id its section and its number there: `4.3`
 * @property {string} clause what it asks for, in a sentence
 * @property {Readonly<Record<string, readonly string[]>>} tests full titles by file: what proves it
 *
 * @typedef {{name: string, clauses: readonly Clause[]}} Section a file of the trace; its name begins with
 *   the number of the section
 */

/**
 * What is wrong with a trace, one sentence for each fault.
 *
 * @param {readonly Section[]} sections
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles the tests of a file, if there is
 *   such a file
 * @returns {string[]}
 */
export function findTraceFaults(sections, readTitles) {
  return [
    ...sections.flatMap(findWrongIds),
    ...findRepeatedIds(sections.flatMap(({clauses}) => clauses)),
    ...sections
      .flatMap(({clauses}) => clauses)
      .flatMap((clause) => findProofFaults(clause, readTitles))
  ]
}

/** @param {Section} section */
function findWrongIds({name, clauses}) {
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
function findProofFaults({id, clause, tests}, readTitles) {
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
