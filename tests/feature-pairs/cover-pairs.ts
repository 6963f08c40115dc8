/** Names with the values that each can have. */
type Values = Readonly<Record<string, readonly string[]>>
/** One value of each name. */
type Choice<V extends Values> = {readonly [Name in keyof V]: V[Name][number]}
/** One name with one value. */
type Setting = readonly [name: string, value: string]
type Pair = readonly [Setting, Setting]

/** A choice, with the number of pairs that no earlier choice has. */
export interface CoveringChoice<V extends Values> {
  choice: Choice<V>
  newPairs: number
}

/**
 * Returns choices that together contain every pair of values of two names. A greedy search
 * maximizes the new pairs in each choice, so the first few contain most pairs.
 *
 * @param random - Decides the order of equally good values.
 */
export function coverPairs<V extends Values>(values: V, random: () => number): CoveringChoice<V>[] {
  const uncovered = new Map(listPairs(values).map((pair) => [keyOf(pair), pair]))
  const choices: CoveringChoice<V>[] = []
  while (uncovered.size > 0) {
    const drafts = [...uncovered.values()].map((pair) => complete(pair, values, uncovered, random))
    const best = drafts.reduce((a, b) => (countNew(b, uncovered) > countNew(a, uncovered) ? b : a))
    choices.push({choice: toChoice(best, values), newPairs: countNew(best, uncovered)})
    for (const pair of pairsOf(best)) uncovered.delete(keyOf(pair))
  }
  return choices
}

/** Returns every pair of values of two names. */
export function listPairs(values: Values): Pair[] {
  const settings = Object.entries(values).map(([name, options]) =>
    options.map((value): Setting => [name, value])
  )
  return settings.flatMap((firsts, index) =>
    settings
      .slice(index + 1)
      .flatMap((seconds) =>
        firsts.flatMap((first) => seconds.map((second): Pair => [first, second]))
      )
  )
}

/** Adds a value of every other name to a pair, each with the most new pairs. */
function complete(
  pair: Pair,
  values: Values,
  uncovered: ReadonlyMap<string, Pair>,
  random: () => number
): Setting[] {
  const chosen: Setting[] = [...pair]
  const names = Object.keys(values).filter((name) => chosen.every(([taken]) => taken !== name))
  for (const name of shuffle(names, random)) {
    const options = shuffle(values[name] ?? [], random).map((value): Setting => [name, value])
    const gain = (setting: Setting) =>
      chosen.filter((other) => uncovered.has(keyOf([setting, other]))).length
    chosen.push(options.reduce((a, b) => (gain(b) > gain(a) ? b : a)))
  }
  return chosen
}

function toChoice<V extends Values>(settings: readonly Setting[], values: V): Choice<V> {
  const byName = new Map(settings)
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, byName.get(name)])
  ) as Choice<V>
}

function pairsOf(settings: readonly Setting[]): Pair[] {
  return settings.flatMap((first, index) =>
    settings.slice(index + 1).map((second): Pair => [first, second])
  )
}

function countNew(settings: readonly Setting[], uncovered: ReadonlyMap<string, Pair>): number {
  return pairsOf(settings).filter((pair) => uncovered.has(keyOf(pair))).length
}

function keyOf(pair: Pair): string {
  return pair
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ')
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({item, order: random()}))
    .sort((a, b) => a.order - b.order)
    .map(({item}) => item)
}
