/** Matches the path of a test file on a page. */
const TEST_FILE = /`((?:packages|scripts|tests)\/[^`\s]+\.(?:test|spec)\.\w+)`/g

/** Matches a table row, except the delimiter row. */
const ROW = /^\|(?!\s*-)/

/**
 * Finds tests that a page cites but that don't exist, and table rows with an empty `Test` column.
 *
 * @param {string} file
 * @param {string} text
 * @param {(file: string) => ReadonlySet<string> | undefined} readTitles returns the test titles of a file, if it exists
 * @returns {string[]}
 */
export function findMissingTests(file, text, readTitles) {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const named = [...line.matchAll(TEST_FILE)].map(([, name = '']) => name)
    const location = `${file}:${index + 1}`
    if (named.length === 0 && needsTest(lines, index)) return [`${location} names no test.`]
    return named
      .filter((name) => !readTitles(name)?.size)
      .map((name) => `${location} names ${name}, which has no test or doesn't exist.`)
  })
}

/**
 * Checks whether a line is a row of a table with a `Test` column.
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
