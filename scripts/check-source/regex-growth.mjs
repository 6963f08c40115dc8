import {CharSet, JS} from 'refa'

/**
 * A nondeterministic automaton. Its states are a pattern's characters, and every state except the
 * first consumes a character.
 *
 * @typedef {object} Automaton
 * @property {number} count number of states
 * @property {number[][][]} next next states by state, then by character class
 * @property {boolean[]} canEnd whether a match can end after a state regardless of the next characters
 * @property {[number, number][]} doubled pairs of states with two paths from the first to the second
 *
 * @typedef {{to: number, check: 'end' | 'other' | undefined}} Edge an epsilon transition with an optional assertion
 * @typedef {import('refa').Element} Element
 * @typedef {import('refa').Concatenation} Concatenation
 */

/** Maximum copies of a bounded repetition. More copies don't add new kinds of ambiguity. */
const MAX_COPIES = 2
/** Maximum epsilon transitions between two characters. Real patterns need far fewer. */
const MAX_STEPS = 20_000

/**
 * Computes the worst-case growth of a backtracking search with the input length.
 *
 * If two paths through the automaton read the same text, the engine tries both. If they start and
 * end in the same state (EDA), their number doubles with each iteration. If one stays behind in a
 * loop (IDA), their number grows with the length (Weber and Seidl 1991). An unanchored search
 * restarts at every character, so it counts as a loop before the pattern.
 *
 * @param {string} source
 * @param {string} flags
 * @returns {'linear' | 'polynomial' | 'exponential'}
 */
export function findGrowth(source, flags) {
  const parser = JS.Parser.fromLiteral({source, flags: flags.replace('d', '')})
  const {expression, maxCharacter} = parser.parse({
    assertions: 'parse',
    backreferences: 'unknown'
  })
  const growths = listSearches(expression, flags.includes('y'), maxCharacter).map(measure)
  return growths.includes('exponential')
    ? 'exponential'
    : growths.includes('polynomial')
      ? 'polynomial'
      : 'linear'
}

/**
 * Lists the alternatives of a pattern, including those in lookarounds. The engine runs each of them separately.
 *
 * @param {{alternatives: Concatenation[]}} parent
 * @param {boolean} isSticky
 * @param {number} maxCharacter
 * @returns {Search[]}
 */
function listSearches(parent, isSticky, maxCharacter) {
  const all = CharSet.all(maxCharacter)
  return parent.alternatives.map(({elements}) => {
    const [first] = elements
    const before = isSticky ? 'nothing' : first ? readLookbehind(first, all) : all
    return {elements, before, all}
  })
}

/**
 * @typedef {object} Search
 * @property {Element[]} elements
 * @property {CharSet | 'nothing'} before characters after which the search starts, or `nothing` if it only starts once
 * @property {CharSet} all
 */

/**
 * @param {Element} element
 * @param {CharSet} all
 * @returns {CharSet | 'nothing'}
 */
function readLookbehind(element, all) {
  // `\b` is an alternation. One of its alternatives is the start of a word.
  if (element.type === 'Alternation') {
    const starts = element.alternatives.flatMap(({elements: [first]}) =>
      first ? [readLookbehind(first, all)] : [all]
    )
    if (starts.every((start) => start === 'nothing')) return 'nothing'
    return (
      starts.find(
        (start) => start !== 'nothing' && !start.isEmpty && start.has(45) && !start.has(97)
      ) ?? all
    )
  }
  if (element.type !== 'Assertion' || element.kind !== 'behind') return all
  const [alternative, ...others] = element.alternatives
  const [character, ...more] = alternative?.elements ?? []
  if (others.length > 0 || more.length > 0 || character?.type !== 'CharacterClass') return all
  const {characters} = character
  if (!element.negate) return characters
  return characters.isAll ? 'nothing' : characters.negate()
}

/**
 * @param {Search} search
 * @returns {'linear' | 'polynomial' | 'exponential'}
 */
function measure(search) {
  const automaton = createAutomaton(search)
  const component = findComponents(automaton)
  const loops = component.flatMap((id, state) => (id === undefined ? [] : [state]))
  const isSame = (/** @type {number} */ a, /** @type {number} */ b) =>
    component[a] !== undefined && component[a] === component[b]
  // If a match can end after a loop, the loop never backtracks.
  const endless = loops.filter(
    (state) => !loops.some((other) => isSame(state, other) && automaton.canEnd[other])
  )
  if (automaton.doubled.some(([a, b]) => isSame(a, b) && endless.includes(a))) return 'exponential'
  if (endless.some((state) => isExponential(state, automaton, isSame))) return 'exponential'
  for (const one of loops)
    for (const other of endless)
      if (one !== other && isPolynomial(one, other, automaton, isSame)) return 'polynomial'
  return 'linear'
}

/** States for the loop before the pattern and for the start of the pattern. */
const [BEFORE, START] = [0, 1]

/**
 * The parts of a pattern: states that consume a character, and the nodes between them.
 *
 * @typedef {object} Parts
 * @property {CharSet[]} consumed characters that each state consumes
 * @property {number[]} nodes the node after each state
 * @property {Edge[][]} edges by node
 * @property {number[][]} states states that directly follow each node
 * @property {Set<number>} loops nodes where an iteration of a loop starts
 */

/**
 * Adds elements after a node, and returns the node after the last element.
 *
 * @param {readonly Element[]} elements
 * @param {number} from
 * @param {Parts} parts
 * @returns {number}
 */
function addElements(elements, from, parts) {
  return elements.reduce((node, element) => addElement(element, node, parts), from)
}

/**
 * @param {Element} element
 * @param {number} from
 * @param {Parts} parts
 * @returns {number}
 */
function addElement(element, from, parts) {
  if (element.type === 'Alternation') return addAlternatives(element.alternatives, from, parts)
  if (element.type === 'Quantifier') return addRepeated(element, from, parts)
  const after = addNode(parts)
  if (element.type === 'CharacterClass') {
    const state = parts.consumed.push(element.characters) - 1
    parts.states[from]?.push(state)
    parts.nodes[state] = after
  } else link(from, after, parts, isTextEnd(element) ? 'end' : 'other')
  return after
}

/**
 * @param {readonly Concatenation[]} alternatives
 * @param {number} from
 * @param {Parts} parts
 */
function addAlternatives(alternatives, from, parts) {
  const end = addNode(parts)
  for (const {elements} of alternatives) link(addElements(elements, from, parts), end, parts)
  return end
}

/**
 * @param {import('refa').Quantifier} quantifier
 * @param {number} from
 * @param {Parts} parts
 */
function addRepeated({alternatives, min, max}, from, parts) {
  const isEndless = max === Number.POSITIVE_INFINITY
  const required = Math.min(min, MAX_COPIES)
  let node = from
  for (let copy = isEndless ? 1 : 0; copy < required; copy++)
    node = addAlternatives(alternatives, node, parts)
  const after = addNode(parts)
  if (isEndless) {
    const start = addNode(parts)
    parts.loops.add(start)
    link(node, start, parts)
    const end = addAlternatives(alternatives, start, parts)
    link(end, start, parts)
    link(end, after, parts)
    if (min === 0) link(node, after, parts)
    return after
  }
  link(node, after, parts)
  for (let copy = required; copy < Math.min(max, required + MAX_COPIES); copy++) {
    node = addAlternatives(alternatives, node, parts)
    link(node, after, parts)
  }
  return after
}

/** @param {Parts} parts */
function addNode({edges, states}) {
  states.push([])
  return edges.push([]) - 1
}

/**
 * @param {number} from
 * @param {number} to
 * @param {Parts} parts
 * @param {Edge['check']} [check]
 */
function link(from, to, {edges}, check) {
  edges[from]?.push({to, check})
}

/**
 * @param {Search} search
 * @returns {Automaton}
 */
function createAutomaton({elements, before, all}) {
  const nothing = CharSet.empty(all.maximum)
  /** @type {Parts} */
  const parts = {
    consumed: [nothing, nothing],
    nodes: [0, 1],
    edges: [[], []],
    states: [[], []],
    loops: new Set()
  }
  const end = addElements(elements, START, parts)
  const {consumed, nodes} = parts
  const classes = splitCharacters([...consumed, ...(before === 'nothing' ? [] : [before])], all)
  /** @type {[number, number][]} */
  const doubled = []
  /** @type {boolean[]} */
  const canEnd = []
  const next = consumed.map((_, state) => {
    const found = follow(nodes[state] ?? 0, parts)
    for (const [to, ways] of found) if (ways > 1) doubled.push([state, to])
    const after = classes.map((character) =>
      [...found.keys()].filter((to) => consumed[to]?.has(character))
    )
    // States that accept every character reach the end of the text.
    const takesAll = after.every((states) => states.includes(state))
    canEnd[state] = hasPath(nodes[state] ?? 0, end, {...parts, takesAll})
    return after
  })
  if (before !== 'nothing')
    next[BEFORE] = classes.map((character) => (before.has(character) ? [BEFORE, START] : [BEFORE]))
  canEnd[BEFORE] = false
  return {count: consumed.length, next, canEnd, doubled}
}

/**
 * Returns the possible next states and the number of paths to each, at most two.
 *
 * @param {number} from
 * @param {Parts} parts
 */
function follow(from, {edges, states, loops}) {
  /** @type {Map<number, number>} */
  const found = new Map()
  const around = new Set()
  let steps = 0
  /** @param {number} node */
  const visit = (node) => {
    // An iteration that consumes nothing isn't repeated.
    if (around.has(node) || steps++ > MAX_STEPS) return
    if (loops.has(node)) around.add(node)
    for (const state of states[node] ?? [])
      found.set(state, Math.min(2, (found.get(state) ?? 0) + 1))
    for (const {to} of edges[node] ?? []) visit(to)
    around.delete(node)
  }
  visit(from)
  return found
}

/**
 * Checks whether a match can end after a node regardless of the next characters.
 *
 * @param {number} from
 * @param {number} end
 * @param {{edges: readonly (readonly Edge[])[], takesAll: boolean}} settings
 */
function hasPath(from, end, {edges, takesAll}) {
  const seen = new Set([from])
  for (const node of seen) {
    if (node === end) return true
    for (const {to, check} of edges[node] ?? [])
      if (check === undefined || (check === 'end' && takesAll)) seen.add(to)
  }
  return false
}

/**
 * Checks whether an element is `$` without the `m` flag.
 *
 * @param {Element} element
 */
function isTextEnd(element) {
  if (element.type !== 'Assertion' || element.kind !== 'ahead' || !element.negate) return false
  const [alternative, ...others] = element.alternatives
  const [character] = alternative?.elements ?? []
  return others.length === 0 && character?.type === 'CharacterClass' && character.characters.isAll
}

/**
 * Returns one character per class. All characters in a class are in the same sets.
 *
 * @param {readonly CharSet[]} sets
 * @param {CharSet} all
 * @returns {number[]}
 */
function splitCharacters(sets, all) {
  const cuts = new Set([0])
  for (const {ranges} of sets)
    for (const {min, max} of ranges) {
      cuts.add(min)
      if (max < all.maximum) cuts.add(max + 1)
    }
  /** @type {Map<string, number>} */
  const byKey = new Map()
  for (const character of [...cuts].sort((a, b) => a - b)) {
    const key = sets.map((set) => (set.has(character) ? 1 : 0)).join('')
    if (!byKey.has(key)) byKey.set(key, character)
  }
  return [...byKey.values()]
}

/**
 * Returns the strongly connected component of each state, or `undefined` for a state that isn't in a loop.
 *
 * @param {Automaton} automaton
 * @returns {(number | undefined)[]}
 */
function findComponents({count, next}) {
  const reach = Array.from({length: count}, (_, state) => {
    const seen = new Set((next[state] ?? []).flat())
    for (const one of seen) for (const to of (next[one] ?? []).flat()) seen.add(to)
    return seen
  })
  return reach.map((seen, state) =>
    seen.has(state) ? reach.findIndex((other, id) => seen.has(id) && other.has(state)) : undefined
  )
}

/**
 * Checks whether two different paths lead from a state back to itself with the same text.
 *
 * @param {number} state
 * @param {Automaton} automaton
 * @param {(a: number, b: number) => boolean} isSame
 */
function isExponential(state, {count, next}, isSame) {
  const key = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ split) =>
    (a * count + b) * 2 + split
  const seen = new Set([key(state, state, 0)])
  for (const one of seen) {
    const split = one % 2
    const pair = (one - split) / 2
    const [a, b] = [Math.floor(pair / count), pair % count]
    for (const [index, after] of (next[a] ?? []).entries())
      for (const x of after)
        for (const y of next[b]?.[index] ?? []) {
          if (!isSame(x, state) || !isSame(y, state)) continue
          const isSplit = split || x !== y ? 1 : 0
          if (isSplit && x === state && y === state) return true
          seen.add(key(x, y, isSplit))
        }
  }
  return false
}

/**
 * Checks whether some text leads from `one` to itself, from `one` to `other`, and from `other` to itself.
 *
 * @param {number} one
 * @param {number} other
 * @param {Automaton} automaton
 * @param {(a: number, b: number) => boolean} isSame
 */
function isPolynomial(one, other, {count, next}, isSame) {
  const seen = new Set([(one * count + one) * count + other])
  for (const triple of seen) {
    const c = triple % count
    const b = Math.floor(triple / count) % count
    const a = Math.floor(triple / count / count)
    for (const [index, after] of (next[a] ?? []).entries())
      for (const x of after) {
        if (!isSame(x, one)) continue
        for (const z of next[c]?.[index] ?? []) {
          if (!isSame(z, other)) continue
          for (const y of next[b]?.[index] ?? []) {
            if (x === one && y === other && z === other) return true
            seen.add((x * count + y) * count + z)
          }
        }
      }
  }
  return false
}
