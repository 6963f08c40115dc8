import {parseSync, visitorKeys} from 'oxc-parser'

/**
 * The facts about source files that the checks need, so that each file is parsed only once. `file` is relative to the
 * repository root, with forward slashes. Lines are 1-based.
 *
 * @typedef {{name: string, line: number, lines: number}} FunctionFact length includes inner functions
 * @typedef {{specifier: string, line: number}} ImportFact
 * @typedef {{rule: string, line: number, message: string}} BanFact
 * @typedef {{name: string, line: number, documented: boolean}} ExportFact
 * @typedef {{source: string, flags: string, line: number}} RegexFact
 * @typedef {{name: string, isExported: boolean}} TableFact
 * @typedef {{name: string, line: number}} LookupFact
 * @typedef {object} SourceFacts
 * @property {string} file
 * @property {boolean} isTest whether it's a test or a test helper
 * @property {number} lines
 * @property {ImportFact[]} imports static, type-only and dynamic imports, and re-exports
 * @property {BanFact[]} banned
 * @property {FunctionFact[]} functions
 * @property {RegexFact[]} regexes literals, and strings passed to `new RegExp`
 * @property {ExportFact[]} exports declarations only, without re-exports
 * @property {TableFact[]} tables constants of the module whose keys may be any strings
 * @property {string[]} constants names of all constants of the module
 * @property {LookupFact[]} lookups accesses such as `name[key]`, except for literal keys
 *
 * @typedef {{type: string, start: number, end: number, [key: string]: unknown}} Node
 * @typedef {{type: string, value: string, start: number, end: number}} Comment
 */

/** Tests, their `fixtures` folders, and the package with test helpers. */
const TEST_CODE = /\.test\.tsx?$|\/fixtures\/|^packages\/testing\//

/**
 * Parses a TypeScript file.
 *
 * @param {string} file
 * @param {string} text
 * @returns {SourceFacts}
 */
export function readSourceFacts(file, text) {
  const {program, comments, errors} = parseSync(file, text)
  const lineAt = createLineLookup(text)
  const nodes = [...walk(/** @type {Node} */ (/** @type {unknown} */ (program)), undefined)]
  return {
    file,
    isTest: TEST_CODE.test(file),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: nodes.flatMap(({node}) => findImport(node, lineAt)),
    banned: [
      ...errors.map((error) => ({rule: 'syntax', line: 1, message: error.message})),
      ...nodes.flatMap(({node}) => findBannedNode(node, lineAt)),
      ...comments.flatMap((comment) => findBannedComment(comment, lineAt))
    ],
    functions: nodes.flatMap(({node, parent}) => measureFunction(node, parent, lineAt)),
    regexes: nodes.flatMap(({node}) => findRegex(node, lineAt)),
    exports: nodes.flatMap(({node}) => findExport(node, text, comments, lineAt)),
    ...findTables(/** @type {Node} */ (/** @type {unknown} */ (program)), text),
    lookups: nodes.flatMap(({node}) => findLookup(node, lineAt))
  }
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @returns {Generator<{node: Node, parent: Node | undefined}>}
 */
function* walk(node, parent) {
  yield {node, parent}
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (isNode(child)) yield* walk(child, node)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/**
 * @param {Node} node
 * @param {(offset: number) => number} lineAt
 * @returns {ImportFact[]}
 */
function findImport(node, lineAt) {
  if (!/^(Import|ExportNamed|ExportAll|TSImportType)/.test(node.type)) return []
  const source = node.source
  if (!isNode(source) || typeof source.value !== 'string') return []
  return [{specifier: source.value, line: lineAt(node.start)}]
}

/**
 * @param {Node} node
 * @param {(offset: number) => number} lineAt
 * @returns {BanFact[]}
 */
function findBannedNode(node, lineAt) {
  const line = lineAt(node.start)
  if (node.type === 'TSAnyKeyword') {
    return [
      {
        rule: 'any',
        line,
        message: 'The type `any` turns checking off. Use `unknown` and narrow it.'
      }
    ]
  }
  if (node.type === 'TSNonNullExpression') {
    const message = 'A non-null `!` hides a case; handle the absent value.'
    return [{rule: 'non-null', line: lineAt(node.end), message}]
  }
  if (node.type === 'TSAsExpression' && typeOf(node.typeAnnotation) === 'TSNeverKeyword') {
    const message = '`as never` fits every type, as `any` does; give the value its type.'
    return [{rule: 'as-never', line: lineAt(node.end), message}]
  }
  if (isSiteRelative(node)) {
    const message =
      '`path.relative` returns backslashes on Windows. Call `relativePath(siteDir, …)` of `@lectern/shared`.'
    return [{rule: 'native-path', line, message}]
  }
  return []
}

/**
 * Returns whether a node calls `path.relative` with the site root.
 *
 * @param {Node} node
 */
function isSiteRelative(node) {
  const {type, callee} = node
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false
  const [from] = [node.arguments].flat()
  if (nameOf(callee.object) !== 'path' || nameOf(callee.property) !== 'relative' || !isNode(from))
    return false
  return (nameOf(from) ?? nameOf(from.property)) === 'siteDir'
}

/**
 * @param {Comment} comment
 * @param {(offset: number) => number} lineAt
 * @returns {BanFact[]}
 */
function findBannedComment(comment, lineAt) {
  const [word] = /@ts-(ignore|nocheck)\b/.exec(comment.value) ?? []
  if (!word) return []
  const message = `\`${word}\` hides every error at once; correct the type.`
  return [{rule: 'ts-ignore', line: lineAt(comment.start), message}]
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {(offset: number) => number} lineAt
 * @returns {FunctionFact[]}
 */
function measureFunction(node, parent, lineAt) {
  const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
  if (!kinds.includes(node.type)) return []
  const line = lineAt(node.start)
  const name = nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key) ?? '(callback)'
  return [{name, line, lines: lineAt(node.end) - line + 1}]
}

/**
 * @param {Node} node
 * @param {(offset: number) => number} lineAt
 * @returns {RegexFact[]}
 */
function findRegex(node, lineAt) {
  const line = lineAt(node.start)
  if (node.type === 'Literal' && isPattern(node.regex))
    return [{source: node.regex.pattern, flags: node.regex.flags, line}]
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'RegExp') return []
  const [source, flags] = [node.arguments].flat().map((value) => isNode(value) && value.value)
  return typeof source === 'string'
    ? [{source, flags: typeof flags === 'string' ? flags : '', line}]
    : []
}

/**
 * @param {unknown} value
 * @returns {value is {pattern: string, flags: string}}
 */
function isPattern(value) {
  return typeof value === 'object' && value !== null && 'pattern' in value
}

/** Matches the type of an object whose keys may be any strings, before its value. */
const STRING_TABLE =
  /^\w+(?::\s*|\s*=\s*Object\.freeze<)(?:(?:Readonly|Partial)<)*(?:Record<string,|\{\s*(?:readonly )?\[\w+: string\])/

/**
 * @param {Node} program
 * @param {string} text
 * @returns {Pick<SourceFacts, 'tables' | 'constants'>}
 */
function findTables(program, text) {
  const constants = [program.body].flat().flatMap((statement) => {
    const isExported = typeOf(statement) === 'ExportNamedDeclaration'
    const declaration = isNode(statement) && isExported ? statement.declaration : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return []
    return [declaration.declarations]
      .flat()
      .filter(isNode)
      .flatMap((node) => {
        const name = nameOf(node.id)
        const isTable = STRING_TABLE.test(text.slice(node.start, node.end))
        return name === undefined ? [] : [{name, isExported, isTable}]
      })
  })
  return {
    tables: constants.filter(({isTable}) => isTable),
    constants: constants.map(({name}) => name)
  }
}

/**
 * @param {Node} node
 * @param {(offset: number) => number} lineAt
 * @returns {LookupFact[]}
 */
function findLookup(node, lineAt) {
  const name = nameOf(node.object)
  const isVariable = node.type === 'MemberExpression' && node.computed === true
  if (!isVariable || name === undefined || typeOf(node.property) === 'Literal') return []
  return [{name, line: lineAt(node.start)}]
}

/** @param {unknown} node */
function typeOf(node) {
  return isNode(node) ? node.type : undefined
}

/** @param {unknown} id */
function nameOf(id) {
  return isNode(id) && typeof id.name === 'string' ? id.name : undefined
}

/**
 * @param {Node} node
 * @param {string} text
 * @param {readonly Comment[]} comments
 * @param {(offset: number) => number} lineAt
 * @returns {ExportFact[]}
 */
function findExport(node, text, comments, lineAt) {
  if (!/^Export(Named|Default)Declaration$/.test(node.type) || !isNode(node.declaration)) return []
  const declarations = node.declaration.declarations
  const [first] = Array.isArray(declarations) ? declarations : [node.declaration]
  const name = nameOf(first?.id) ?? 'default'
  const documented = comments.some(
    (comment) =>
      comment.value.startsWith('*') &&
      comment.end <= node.start &&
      // A linter directive can be between the comment and the export.
      /^\s*(\/\/[^\n]*\s*)*$/.test(text.slice(comment.end, node.start))
  )
  return [{name, line: lineAt(node.start), documented}]
}

/**
 * @param {string} text
 * @returns {(offset: number) => number}
 */
function createLineLookup(text) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low + 1 < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
