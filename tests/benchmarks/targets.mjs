/** @typedef {import('./measure-generator.mjs').GeneratorFigures} GeneratorFigures */

/**
 * @typedef {{pages: number, name: string, value: string, target: string, pass: boolean}} LimitCheck
 */

/** Kilobytes and megabytes are decimal in all figures. */
const KB = 1000

/**
 * Compares Lectern's figures with their targets. Targets that compare two sizes are left out if one
 * of them wasn't measured.
 *
 * @param {readonly GeneratorFigures[]} sizes Lectern's, one per size
 * @param {readonly GeneratorFigures[]} [mdxSizes] the same sizes as MDX
 * @returns {LimitCheck[]}
 */
export function checkTargets(sizes, mdxSizes = []) {
  return [...sizes.flatMap(checkSize), ...checkGrowth(sizes), ...checkMdx(sizes, mdxSizes)]
}

/**
 * @param {readonly GeneratorFigures[]} sizes
 * @param {readonly GeneratorFigures[]} mdxSizes
 * @returns {LimitCheck[]}
 */
function checkMdx(sizes, mdxSizes) {
  return mdxSizes.flatMap(({pages, cold, stale, repeatable}) => {
    const plain = sizes.find((figures) => figures.pages === pages)
    return [
      ...(plain && pages >= 1000
        ? [ratio(pages, 'cold build, MDX / Markdown', cold.seconds / plain.cold.seconds, 1.5)]
        : []),
      fact(pages, 'warm output equals cold output, MDX', repeatable),
      fact(pages, 'an edited sentence is in its page, MDX', !stale)
    ]
  })
}

/**
 * @param {GeneratorFigures} figures
 * @returns {LimitCheck[]}
 */
function checkSize({pages, baseline, cold, warm, edit, weight, stale, repeatable}) {
  const unit = baseline.seconds
  const peak = Math.max(cold.peakBytes, warm.peakBytes, edit.peakBytes)
  const memory = {
    pages,
    name: 'peak memory',
    value: `${Math.round(peak / KB ** 2)} MB`,
    target: '≤ 1000 MB',
    pass: peak <= KB ** 3
  }
  return [
    // For a small corpus, the baseline mostly measures the startup of Node, so ratios aren't
    // meaningful.
    ...(pages < 1000
      ? []
      : [
          ratio(pages, 'cold build / yardstick', cold.seconds / unit, 1.3),
          ratio(pages, 'warm build / yardstick', warm.seconds / unit, 0.15),
          ratio(pages, 'build after one edit / yardstick', edit.seconds / unit, 0.25)
        ]),
    ...(pages === 10_000
      ? [
          seconds(pages, 'warm build', warm.seconds, 3),
          seconds(pages, 'build after one edit', edit.seconds, 4)
        ]
      : []),
    memory,
    size(pages, 'JavaScript of a page, gzip', weight.js, 115),
    size(pages, 'CSS of a page, gzip', weight.css, 15),
    fact(pages, 'warm output equals cold output, byte for byte', repeatable),
    fact(pages, 'an edited sentence is in its page', !stale)
  ]
}

/**
 * @param {readonly GeneratorFigures[]} sizes
 * @returns {LimitCheck[]}
 */
function checkGrowth(sizes) {
  const sorted = [...sizes].sort((left, right) => left.pages - right.pages)
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  const thousand = sorted.find(({pages}) => pages === 1000)
  const checks = []
  if (smallest && largest && smallest !== largest) {
    const growth = largest.weight.mainJs / smallest.weight.mainJs
    const between = `main script, ${largest.pages} pages / ${smallest.pages} pages`
    checks.push({
      ...ratio(largest.pages, between, growth, 1.01),
      pass: Math.abs(growth - 1) <= 0.01
    })
  }
  if (thousand && largest && largest.pages >= 10_000) {
    const {pages} = largest
    const memory = largest.cold.peakBytes / thousand.cold.peakBytes
    const time = largest.cold.seconds / pages / (thousand.cold.seconds / thousand.pages)
    const bytes = largest.outputBytes / pages / (thousand.outputBytes / thousand.pages)
    checks.push(
      ratio(pages, `cold build per page, ${pages} pages / 1000 pages`, time, 1.15),
      ratio(pages, `peak memory, ${pages} pages / 1000 pages`, memory, 1.5),
      ratio(pages, `output per page, ${pages} pages / 1000 pages`, bytes, 1.1)
    )
  }
  return checks
}

/**
 * @param {number} pages
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 * @returns {LimitCheck}
 */
function seconds(pages, name, value, limit) {
  return {pages, name, value: `${value.toFixed(2)} s`, target: `≤ ${limit} s`, pass: value <= limit}
}

/**
 * @param {number} pages
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 * @returns {LimitCheck}
 */
function ratio(pages, name, value, limit) {
  return {pages, name, value: `${value.toFixed(3)} ×`, target: `≤ ${limit} ×`, pass: value <= limit}
}

/**
 * @param {number} pages
 * @param {string} name
 * @param {number} bytes
 * @param {number} limit in KB
 * @returns {LimitCheck}
 */
function size(pages, name, bytes, limit) {
  return {
    pages,
    name,
    value: `${(bytes / KB).toFixed(1)} KB`,
    target: `≤ ${limit} KB`,
    pass: bytes <= limit * KB
  }
}

/**
 * @param {number} pages
 * @param {string} name
 * @param {boolean} pass
 * @returns {LimitCheck}
 */
function fact(pages, name, pass) {
  return {pages, name, value: pass ? 'yes' : 'no', target: 'yes', pass}
}
