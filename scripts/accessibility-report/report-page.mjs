/** @typedef {import('./criteria-problems.mjs').Criterion} Criterion */

/** @type {Readonly<Record<Criterion['result'], string>>} */
const RESULTS = Object.freeze({
  supports: 'Supports',
  partly: 'Partially supports',
  none: 'Not applicable',
  manual: 'Check manually'
})

const INTRODUCTION = `---
title: Accessibility conformance
description: Results of the default theme for each criterion of WCAG 2.2 at levels A and AA, with the tests that support them.
---

This report lists the results of the default theme for all criteria of [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at
levels A and AA. Use it to fill in your own site's report. For an overview, see [Browser
support](./browser-support.md#accessibility).

- **Scope.** All types of pages on this website, with the default theme and colors. Check your own content, colors,
  plugins and overridden components separately.
- **Method.** Automated tests in Chromium, with axe-core and the keyboard. They don't replace a review with
  screen readers, which this report doesn't include.
- **Version.** The tests run for every change, so the report describes the version of these docs.`

const RESULT_KEY = `| Result | Meaning |
| --- | --- |
| Supports | tested for the default theme |
| Partially supports | tested, with the exception in the remark |
| Check manually | depends on your content |
| Not applicable | the theme contains nothing that the criterion covers |`

const CLOSING = `## Check your site

1. Run axe-core, or a browser extension based on it, on one page of each type in both color modes.
2. Go through these pages with the Tab key, and open and close everything.
3. Zoom to 400%, and check that nothing is cut off.
4. Read a page with a screen reader.
5. Check your content against each criterion with the result “Check manually”.
`

/**
 * Creates the accessibility conformance report.
 *
 * @param {readonly Criterion[]} criteria
 */
export function createReportPage(criteria) {
  return [
    INTRODUCTION,
    '## Summary',
    createSummary(criteria),
    RESULT_KEY,
    '## Level A',
    createTable(criteria.filter(({level}) => level === 'A')),
    '## Level AA',
    createTable(criteria.filter(({level}) => level === 'AA')),
    CLOSING
  ].join('\n\n')
}

/** @param {readonly Criterion[]} criteria */
function createSummary(criteria) {
  const count = (/** @type {string} */ result, /** @type {string} */ level) =>
    criteria.filter((one) => one.result === result && one.level === level).length
  const rows = Object.entries(RESULTS).map(
    ([result, label]) => `| ${label} | ${count(result, 'A')} | ${count(result, 'AA')} |`
  )
  return ['| Result | Level A | Level AA |', '| --- | --- | --- |', ...rows].join('\n')
}

/** @param {readonly Criterion[]} criteria */
function createTable(criteria) {
  const rows = criteria.map(({id, title, result, remark, tests = {}}) => {
    const files = Object.keys(tests).map((file) => `\`${file}\``)
    return `| ${id} ${title} | ${RESULTS[result]} | ${remark} | ${files.join(', ') || '–'} |`
  })
  return ['| Criterion | Result | Remark | Evidence |', '| --- | --- | --- | --- |', ...rows].join(
    '\n'
  )
}
