/** Matches the packages' sources. */
const SOURCES = /^packages\/[\w-]+\/src\//

/**
 * Finds lookups such as `TABLE[name]` in constants of the type `Record<string, …>`. The result for the name
 * `constructor` is an inherited function.
 *
 * @param {readonly import('./source-facts.mjs').SourceFacts[]} sources
 * @returns {import('./import-direction.mjs').SourceProblem[]}
 */
export function findUnguardedLookups(sources) {
  const code = sources.filter(({file, isTest}) => !isTest && SOURCES.test(file))
  const shared = new Set(
    code.flatMap(({tables}) => tables.filter(({isExported}) => isExported)).map(({name}) => name)
  )
  return code.flatMap(({file, tables, constants, lookups}) => {
    const own = new Set(tables.map(({name}) => name))
    return lookups
      .filter(({name}) => own.has(name) || (shared.has(name) && !constants.includes(name)))
      .map(({name, line}) => ({
        file,
        line,
        rule: 'unguarded-lookup',
        message: `\`${name}[…]\` also finds inherited functions, such as \`constructor\`. Call \`ownValue(${name}, …)\`, use a \`Map\`, or list the keys in the type of \`${name}\`.`
      }))
  })
}
