/** A test file in a page. */
const TEST_FILE = /`((?:packages|scripts|tests)\/[^`\s]+\.(?:test|spec)\.\w+)`/g

/** A row of a table below its head. */
const ROW = /^\|(?!\s*-)/

/**
 * Finds tests that a page names as proof, but that don't exist, and rows of its tables with a column `Test` that name
 * none.
 *
 * @param {string} file
 * @param {string} text
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles the tests of a file, if there is such a file
 * @returns {string[]}
 */
export function findMissingTests(file, text, readTitles) {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const named = [...line.matchAll(TEST_FILE)].map(([, name = '']) => name)
    const place = `${file}:${index + 1}`
    if (named.length === 0 && needsTest(lines, index)) return [`${place} names no test.`]
    return named
      .filter((name) => !readTitles(name)?.size)
      .map((name) => `${place} names ${name}, which has no test or doesn't exist.`)
  })
}

/**
 * Whether a line is a row of a table with a column `Test`.
 *
 * @param {readonly string[]} lines
 * @param {number} index
 */
function needsTest(lines, index) {
  if (!ROW.test(lines[index] ?? '')) return false
  let head = index
  while (lines[head - 1]?.startsWith('|')) head -= 1
  return head < index && /\|\s*Test\s*\|\s*$/.test(lines[head] ?? '')
}
