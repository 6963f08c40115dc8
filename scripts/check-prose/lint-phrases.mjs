import {ASTNodeTypes} from '@textlint/ast-node-types'
import {TextlintKernel} from '@textlint/kernel'
import terminology from 'textlint-rule-terminology'
import {PHRASES} from './phrases.mjs'
import {EXCLUDED_TERMS, TERMS} from './terms.mjs'

/** @typedef {import('./prose-block.mjs').ProseFile} ProseFile */
/** @typedef {import('./prose-block.mjs').ProseBlock} ProseBlock */
/** @typedef {{file: string, line: number, rule: string, message: string}} ProseProblem */

/**
 * Reads a file's blocks, one per line. textlint gets them as a single text, because running its
 * rules separately for thousands of comments is slow.
 *
 * @type {import('@textlint/kernel').TextlintKernelPlugin}
 */
const prosePlugin = {
  pluginId: 'prose',
  plugin: {
    Processor: class {
      availableExtensions() {
        return ['.prose']
      }
      processor() {
        return {
          preProcess: createTree,
          postProcess: finishMessages
        }
      }
    }
  }
}

/**
 * @param {readonly import('@textlint/types').TextlintMessage[]} messages
 * @param {string} [filePath]
 */
function finishMessages(messages, filePath = 'prose') {
  return {messages: [...messages], filePath}
}

/**
 * @param {string} text
 * @returns {import('@textlint/ast-node-types').TxtDocumentNode}
 */
function createTree(text) {
  const lines = text.split('\n')
  const end = {line: lines.length, column: lines.at(-1)?.length ?? 0}
  /** @type {{raw: string, range: [number, number], loc: import('@textlint/ast-node-types').TxtNodeLocation}} */
  const place = {raw: text, range: [0, text.length], loc: {start: {line: 1, column: 0}, end}}
  /** @type {import('@textlint/ast-node-types').TxtStrNode} */
  const content = {...place, type: ASTNodeTypes.Str, value: text}
  return {
    ...place,
    type: ASTNodeTypes.Document,
    children: [{...place, type: ASTNodeTypes.Paragraph, children: [content]}]
  }
}

/**
 * Reports phrases with a plainer alternative and misspelled names.
 *
 * @param {ProseFile} file
 * @returns {Promise<ProseProblem[]>}
 */
export async function lintPhrases({file, blocks}) {
  if (blocks.length === 0) return []
  const {messages} = await new TextlintKernel().lintText(blocks.map(({text}) => text).join('\n'), {
    ext: '.prose',
    filePath: file,
    plugins: [prosePlugin],
    rules: [
      {ruleId: 'terminology', rule: terminology, options: {terms: TERMS, exclude: EXCLUDED_TERMS}},
      {ruleId: 'phrases', rule: createPhraseRule(blocks)}
    ]
  })
  return messages.flatMap(({message, ruleId, loc}) => {
    const block = blocks[loc.start.line - 1]
    // Messages contain identifiers such as `id` without backticks.
    if (block?.kind === 'message' && ruleId === 'terminology') return []
    const line = block?.lineAt(loc.start.column - 1) ?? 1
    return [{file, line, rule: ruleId, message}]
  })
}

/**
 * @param {readonly ProseBlock[]} blocks
 * @returns {import('@textlint/types').TextlintRuleModule}
 */
function createPhraseRule(blocks) {
  return ({Syntax, RuleError, report}) => ({
    [Syntax.Str](node) {
      let start = 0
      for (const {text, kind} of blocks) {
        for (const {find, write, kinds} of PHRASES) {
          if (kinds && !kinds.includes(kind)) continue
          const match = find.exec(text)
          if (!match) continue
          const index = start + match.index
          report(node, new RuleError(`“${match[0].trim()}”. Write ${write}.`, {index}))
        }
        start += text.length + 1
      }
    }
  })
}
