import {parseSync, visitorKeys} from 'oxc-parser'

/** @typedef {{type: string, start: number, end: number, [key: string]: unknown}} Node */

/**
 * Reads the titles of the tests in a file, each prefixed with the titles of its groups and ` > `.
 * Dynamic titles are returned as written, with `%s` or `${name}`. Skipped tests are omitted,
 * because they don't prove anything.
 *
 * @param {string} file determines the syntax by its extension
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
 * Reads a call such as `test('title', …)`, `it`, `describe`, `test.describe`, `test.each(…)(…)`, or a custom test
 * function such as `readingTest`.
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
 * Returns the names in `a.b.c`, including calls such as `a.b(…).c`.
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
