/**
 * @typedef {object} Criterion a success criterion of WCAG
 * @property {string} id such as `1.4.3`
 * @property {string} title
 * @property {'A' | 'AA'} level
 * @property {'supports' | 'partly' | 'none' | 'manual'} result `none`: not applicable; `manual`: depends on content,
 *   so authors have to check it
 * @property {string} remark what holds, what's missing, why it doesn't apply, or what to check
 * @property {Readonly<Record<string, readonly string[]>>} [tests] full titles by file
 */

/** Success criteria of WCAG 2.2 at levels A and AA. 4.1.1 is obsolete. */
const COUNTS = Object.freeze({A: 31, AA: 24})

/** Longer remarks are hard to read in a table. */
const MOST_WORDS = 14

/**
 * Finds criteria that are missing, and those whose result has no proof.
 *
 * @param {readonly Criterion[]} criteria
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles the tests of a file, if there is such a file
 * @returns {string[]}
 */
export function findCriteriaProblems(criteria, readTitles) {
  const ids = new Set(criteria.map(({id}) => id))
  return [
    ...Object.entries(COUNTS).flatMap(([level, count]) => {
      const found = criteria.filter((one) => one.level === level).length
      return found === count ? [] : [`Level ${level} has ${found} criteria instead of ${count}.`]
    }),
    ...(ids.size === criteria.length ? [] : ['A criterion is listed twice.']),
    ...criteria.flatMap((one) => findProblems(one, readTitles))
  ]
}

/**
 * @param {Criterion} criterion
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles
 */
function findProblems({id, result, remark, tests = {}}, readTitles) {
  const needsTest = result === 'supports' || result === 'partly'
  const named = Object.entries(tests)
  const words = remark.split(' ').length
  return [
    ...(remark === '' ? [`${id} has no remark.`] : []),
    ...(words > MOST_WORDS
      ? [`The remark on ${id} has ${words} words, more than ${MOST_WORDS}.`]
      : []),
    ...(needsTest && named.length === 0 ? [`${id} names no test.`] : []),
    ...(!needsTest && named.length > 0 ? [`${id} names tests, but has no result of tests.`] : []),
    ...named.flatMap(([file, titles]) =>
      titles
        .filter((title) => !readTitles(file)?.has(title))
        .map((title) => `${id} names a test that ${file} doesn't have: ${title}`)
    )
  ]
}
