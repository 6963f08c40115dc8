import {parseSync, Visitor} from 'oxc-parser'
import {CODE, joinPieces} from './prose-block.mjs'

/** @typedef {import('./prose-block.mjs').ProseBlock} ProseBlock */

/** Comments for tools. */
const TOOL_COMMENT =
  /^\s*(?:biome-|@ts-|@type\b|@jsx|[#@]__|\/ <reference|<reference|v8 |istanbul |#region|#endregion|eslint-)/

/**
 * Checks whether the docs show a property's value. They show explanations of problems and meanings
 * of options.
 *
 * @param {string} file
 * @param {string} name
 */
function isShown(file, name) {
  return name === 'meaning' || (name === 'explanation' && /(?:catalog|-problems)\.ts$/.test(file))
}

/** Fields of a problem that authors read. */
const PROBLEM_TEXT = /^(?:message|hint)$/

/** Constants with the text of a problem, such as `hint` and `YAML_HINT`. */
const PROBLEM_CONSTANT = /(?:^|_)(?:message|hint)$/i

/** Methods of a command and the position of their help text. */
const HELP_ARGUMENTS = new Map([
  ['description', 0],
  ['option', 1],
  ['argument', 1]
])

/** Functions that take a test title. */
const TEST_CALL = /^(?:test|it|describe)$/

/**
 * Finds the prose in a TypeScript file: comments, test titles, command help, and problem messages.
 *
 * @param {string} file
 * @param {string} text
 * @returns {ProseBlock[]}
 */
export function readSource(file, text) {
  const {program, comments} = parseSync(file, text)
  const lineAt = createLineLookup(text)
  const isTest = /\.(?:test|spec)\.\w+$/.test(file)
  /** @type {(ProseBlock | undefined)[]} */
  const blocks = joinLineComments(comments, text).flatMap(({value, start}) =>
    TOOL_COMMENT.test(value) ? [] : readComment(value, lineAt(start))
  )
  /**
   * @param {import('./prose-block.mjs').BlockKind} kind
   * @param {string | undefined} text
   * @param {number} offset
   */
  const add = (kind, text, offset) => {
    if (text) blocks.push(joinPieces(kind, [{text: maskCode(text), line: lineAt(offset)}]))
  }
  const visitor = new Visitor({
    CallExpression(node) {
      const [first] = node.arguments
      if (TEST_CALL.test(findCalleeName(node.callee)))
        add('title', readString(first), first?.start ?? node.start)
      const help = isTest ? undefined : findHelp(node)
      if (help) add('string', readString(help), help.start)
    },
    VariableDeclarator({id, init, start}) {
      if (isTest || id.type !== 'Identifier' || !PROBLEM_CONSTANT.test(id.name)) return
      for (const text of readStrings(init)) add('message', text, start)
    },
    ObjectExpression(node) {
      const properties = node.properties.filter((property) => property.type === 'Property')
      const isProblem = properties.some(({key}) => readName(key) === 'code')
      for (const {key, value, start} of properties) {
        const name = readName(key)
        const isMessage = isProblem && !isTest && PROBLEM_TEXT.test(name)
        if (!isMessage && !isShown(file, name)) continue
        for (const text of readStrings(value)) add(isMessage ? 'message' : 'string', text, start)
      }
    }
  })
  visitor.visit(program)
  return blocks.filter((block) => block !== undefined)
}

/**
 * Finds the help text of a command, an option or an argument.
 *
 * @param {import('oxc-parser').CallExpression} node
 */
function findHelp({callee, arguments: values}) {
  if (callee.type !== 'MemberExpression') return undefined
  return values[HELP_ARGUMENTS.get(readName(callee.property)) ?? -1]
}

/**
 * Joins `//` comments on consecutive lines.
 *
 * @param {readonly {type: string, value: string, start: number, end: number}[]} comments
 * @param {string} text
 */
function joinLineComments(comments, text) {
  /** @type {{type: string, value: string, start: number, end: number}[]} */
  const joined = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const isNext =
      last?.type === 'Line' &&
      comment.type === 'Line' &&
      !TOOL_COMMENT.test(last.value) &&
      !TOOL_COMMENT.test(comment.value) &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, comment.start))
    if (last && isNext)
      joined[joined.length - 1] = {
        ...last,
        value: `${last.value}\n${comment.value}`,
        end: comment.end
      }
    else joined.push(comment)
  }
  return joined
}

/**
 * Splits a comment into paragraphs and tags. Code blocks are skipped.
 *
 * @param {string} value
 * @param {number} firstLine
 * @returns {(ProseBlock | undefined)[]}
 */
function readComment(value, firstLine) {
  const lines = value.split('\n').map((line) => line.replace(/^\s*\*? ?/, ''))
  /** @type {{text: string, line: number}[][]} */
  const paragraphs = [[]]
  let isCode = false
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) isCode = !isCode
    const isCodeLine = isCode || line.startsWith('```') || /^ {4}/.test(line)
    const isStart = isCodeLine || line.trim() === '' || /^(?:@|[-*] |\d+\. )/.test(line)
    if (isStart) paragraphs.push([])
    if (!isCodeLine) paragraphs.at(-1)?.push({text: removeTag(line), line: firstLine + index})
  }
  const isDoc = value.startsWith('*')
  return paragraphs.map((pieces, index) => {
    const text = maskCode(pieces.map((piece) => piece.text).join('\n'))
    const isFirst = paragraphs.findIndex((other) => other.length > 0) === index
    return joinPieces(isDoc && isFirst ? 'doc' : 'comment', [
      {text, line: pieces[0]?.line ?? firstLine}
    ])
  })
}

/**
 * Removes a tag with its type and name, such as `@param {string} file`.
 *
 * @param {string} line
 */
function removeTag(line) {
  return line
    .replace(/@default .*/, '')
    .replace(/^@(?:example|see|type|template|typedef|license|module)\b.*/, '')
    .replace(/^@(?:param|property|prop)\s+(?:\{.*\}\s+)?[\w.[\]=]+\s*/, '')
    .replace(/^@\w+\s*(?:\{.*\}\s*)?/, '')
}

/**
 * Replaces code, links and paths. Code spans may continue on the next line.
 *
 * @param {string} text
 */
export function maskCode(text) {
  return text
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/`[^`]*`/g, (code) => CODE + '\n'.repeat(code.split('\n').length - 1))
    .replace(/\{@link [^}]*\}/g, CODE)
    .replace(/\$\{[^}]*\}/g, CODE)
    .replace(/(?:https?:\/\/|(?<![\w.])\.{0,2}\/)[^\s,;)]*[\w/]/g, CODE)
    .replace(/[@%][\w./-]+/g, CODE)
    .replace(/<\/?[A-Za-z][^<>]*>/g, CODE)
}

/**
 * @param {unknown} callee
 * @returns {string} e.g. `test` for `test.each(rows)`
 */
function findCalleeName(callee) {
  if (!isRecord(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type === 'MemberExpression') return findCalleeName(callee.object)
  if (callee.type === 'CallExpression') return findCalleeName(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? findCalleeName(callee.tag) : ''
}

/**
 * @param {unknown} key
 * @returns {string} the name of a property, or an empty string if it's computed
 */
function readName(key) {
  return isRecord(key) && key.type === 'Identifier' ? String(key.name) : ''
}

/**
 * Returns the strings of a value, including both branches of a conditional.
 *
 * @param {unknown} node
 * @returns {string[]}
 */
function readStrings(node) {
  if (isRecord(node) && node.type === 'ConditionalExpression')
    return [...readStrings(node.consequent), ...readStrings(node.alternate)]
  const text = readString(node)
  return text ? [text] : []
}

/**
 * @param {unknown} node
 * @returns {string | undefined} the text of a literal, template or concatenation
 */
function readString(node) {
  if (!isRecord(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    return node.quasis.map((part) => part.value.cooked).join(CODE)
  if (node.type !== 'BinaryExpression') return undefined
  return (readString(node.left) ?? CODE) + (readString(node.right) ?? CODE)
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null
}

/**
 * @param {string} text
 * @returns {(offset: number) => number} 1-based
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
