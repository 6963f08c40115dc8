import {parseSync, visitorKeys} from 'oxc-parser'

/** @typedef {{type: string, start: number, end: number, [key: string]: unknown}} Node */

/**
 * The titles of the tests that a file runs, each behind those of its groups (` > ` between them). A
 * title that is made up while the file runs is given as it is written, with `%s` or `${name}` in it;
 * what is skipped proves nothing and is left out.
 *
 * @param {string} file its ending says how to read it
 * @param {string} text
 * @returns {string[]}
 */
export function readTestTitles(file, text) {
  const {program} = parseSync(file, text)
  return [...findTitles(/** @type {Node} */ (/** @type {unknown} */ (program)), [], text)]
}

/**
 * @param {Node} node
 * @param {readonly string[]} groups titles of the groups around it
 * @param {string} text
 * @returns {Generator<string>}
 */
function* findTitles(node, groups, text) {
  const call = readCall(node, text)
  if (call?.isSkipped) return
  if (call && !call.isGroup) yield [...groups, call.title].join(' > ')
  const inside = call ? [...groups, call.title] : groups
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) {
      if (isNode(child)) yield* findTitles(child, inside, text)
    }
  }
}

/**
 * What `test('title', …)` and its like say: `it`, `describe`, `test.describe`, `test.each(…)(…)`, and a
 * test function of the site that it opens, `readingTest`.
 *
 * @param {Node} node
 * @param {string} text
 */
function readCall(node, text) {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined
  const [first, ...rest] = node.arguments
  const title = readTitle(first, text)
  const [name = '', ...members] = readCallee(node.callee)
  if (title === undefined || rest.length === 0) return undefined
  if (!/^(?:it|test|describe|\w+Test)$/.test(name)) return undefined
  const isGroup = name === 'describe' || members.includes('describe')
  const isSkipped = members.some((member) => ['skip', 'todo', 'fixme'].includes(member))
  return {title, isGroup, isSkipped}
}

/**
 * The names of `a.b.c`, also where it is called in between.
 *
 * @param {unknown} node
 * @returns {string[]}
 */
function readCallee(node) {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression') return readCallee(node.callee)
  if (node.type !== 'MemberExpression') return []
  return [...readCallee(node.object), ...readCallee(node.property)]
}

/**
 * @param {unknown} node
 * @param {string} text
 * @returns {string | undefined}
 */
function readTitle(node, text) {
  if (!isNode(node)) return undefined
  if (node.type === 'TemplateLiteral') return text.slice(node.start + 1, node.end - 1)
  return typeof node.value === 'string' ? node.value : undefined
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
