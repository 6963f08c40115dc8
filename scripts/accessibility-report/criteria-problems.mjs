/**
 * @typedef {object} Criterion a WCAG success criterion
 * @property {string} id such as `1.4.3`
 * @property {string} title
 * @property {'A' | 'AA'} level
 * @property {'supports' | 'partly' | 'none' | 'manual'} result `none` if it isn't applicable;
 *   `manual` if it depends on content, so that authors have to check it
 * @property {string} remark how it's met, the gap, why it doesn't apply, or how to check it
 * @property {Readonly<Record<string, readonly string[]>>} [tests] full titles by file
 */

/** Number of success criteria in WCAG 2.2 by level. 4.1.1 is obsolete. */
const COUNTS = Object.freeze({A: 31, AA: 24})

/** Maximum length of a remark. Longer remarks are hard to read in a table. */
const MAX_WORDS = 14

/**
 * Finds missing criteria, and results that no test proves.
 *
 * @param {readonly Criterion[]} criteria
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles returns the test titles of a file, if it exists
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
    ...(words > MAX_WORDS
      ? [`The remark on ${id} has ${words} words, more than ${MAX_WORDS}.`]
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
