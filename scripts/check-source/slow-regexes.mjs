import {REGEX_ALLOWANCES} from './regex-allowances.mjs'
import {findGrowth} from './regex-growth.mjs'

/** Matches the packages' sources. */
const SOURCES = /^packages\/[\w-]+\/src\//

/**
 * Finds regular expressions that take more than linear time on authors' input, and unnecessary allowances.
 *
 * @param {readonly import('./source-facts.mjs').SourceFacts[]} sources
 * @param {Readonly<Record<string, string>>} [allowances] reasons by file
 * @returns {import('./import-direction.mjs').SourceProblem[]}
 */
export function findSlowRegexes(sources, allowances = REGEX_ALLOWANCES) {
  return sources
    .filter(({file, isTest}) => !isTest && SOURCES.test(file))
    .flatMap(({file, regexes}) => {
      const slow = regexes.flatMap((regex) => describeSlow(file, regex))
      const reason = allowances[file]
      if (reason === undefined) return slow
      if (slow.length > 0) return []
      const message = 'All its regular expressions are linear: remove it from regex-allowances.mjs.'
      return [{file, line: 1, rule: 'regex-allowance', message}]
    })
}

/**
 * @param {string} file
 * @param {import('./source-facts.mjs').RegexFact} regex
 * @returns {import('./import-direction.mjs').SourceProblem[]}
 */
function describeSlow(file, {source, flags, line}) {
  const growth = findGrowth(source, flags)
  if (growth === 'linear') return []
  const message = `/${source}/${flags} can take ${growth} time. Start after a character that it cannot match, or let each part end where the next can begin.`
  return [{file, line, rule: 'slow-regex', message}]
}
