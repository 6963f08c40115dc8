/**
 * @typedef {import('./measure-readers.mjs').ReaderFigures} ReaderFigures
 * @typedef {{page: string, name: string, value: string, target: string, pass: boolean}} ReaderVerdict
 */

/** The docs page in the limits for a slow phone, which is the same as in the peers' figures. */
const DOC = 'generated document'

/**
 * Compares figures with their limits. Parts that weren't measured are left out.
 *
 * @param {ReaderFigures} figures
 * @returns {ReaderVerdict[]}
 */
export function checkReaderTargets({
  lighthouse = [],
  slowPhone = [],
  navigation,
  interactions = []
}) {
  return [
    ...lighthouse.flatMap(checkLighthouse),
    ...slowPhone.filter(({kind}) => kind === DOC).flatMap(checkSlowPhone),
    ...(navigation === undefined
      ? []
      : [
          limit('long document', 'click to heading, page fetched ahead', navigation, {
            maximum: 40,
            unit: 'ms'
          })
        ]),
    ...interactions.map(({kind, p95}) =>
      limit(kind, 'interaction to next paint, p95', p95, {maximum: 100, unit: 'ms'})
    )
  ]
}

/** @param {NonNullable<ReaderFigures['lighthouse']>[number]} figures */
function checkLighthouse({kind, performance, accessibility, bestPractices, seo, shift}) {
  const scores = {performance, accessibility, 'best practices': bestPractices, SEO: seo}
  return [
    ...Object.entries(scores).map(([name, value]) => ({
      page: kind,
      name: `Lighthouse ${name}`,
      value: String(value),
      target: '100',
      pass: value === 100
    })),
    {
      page: kind,
      name: 'layout shift',
      value: shift.toFixed(3),
      target: '0',
      pass: shift < 0.0005
    }
  ]
}

/** @param {NonNullable<ReaderFigures['slowPhone']>[number]} figures */
function checkSlowPhone({kind, fcp, lcp, blocking}) {
  return [
    limit(kind, 'slow phone, total blocking time', blocking, {maximum: 50, unit: 'ms'}),
    limit(kind, 'slow phone, first contentful paint', fcp, {maximum: 650, unit: 'ms'}),
    limit(kind, 'slow phone, largest after first paint', lcp - fcp, {maximum: 0, unit: 'ms'})
  ]
}

/**
 * @param {string} page
 * @param {string} name
 * @param {number} value
 * @param {{maximum: number, unit: string}} target
 * @returns {ReaderVerdict}
 */
function limit(page, name, value, {maximum, unit}) {
  const shown = Math.round(value)
  return {
    page,
    name,
    value: `${shown} ${unit}`,
    target: `≤ ${maximum} ${unit}`,
    pass: shown <= maximum
  }
}
