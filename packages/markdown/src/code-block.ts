import type {Code} from 'mdast'
import type {CompileState} from './compile-state.js'
import {parseCodeMeta} from './code-meta.js'
import {readMagicComments} from './magic-comments.js'
import type {CodeBlock, CodeBlockProps} from './tree-nodes.js'

/** Highlight a fenced or indented code block and read what its author says about it. */
export function createCodeBlock(node: Code, state: CompileState): CodeBlock {
  const {lang, metaText} = splitInfo(node)
  const language = lang ?? state.options.defaultCodeLanguage
  const {title, showLineNumbers, highlighted} = parseCodeMeta(metaText)
  const magic = readMagicComments(node.value.replace(/\r\n?/g, '\n'))
  const marked = new Set([...highlighted, ...magic.highlighted])
  const props: CodeBlockProps = {
    ...(language === undefined ? {} : {language}),
    ...(title === undefined ? {} : {title}),
    ...state.highlighter.highlight(magic.code, language, marked),
    ...(showLineNumbers === undefined ? {} : {showLineNumbers})
  }
  return {type: 'codeBlock', value: magic.code, props, position: node.position}
}

/** ```` ```js{1,3} ```` and ```` ```{1} ```` are written without a space, too. */
function splitInfo(node: Code): {lang: string | undefined; metaText: string} {
  const [, lang = '', ranges = ''] = /^([^{]*)(\{.*)?$/s.exec(node.lang ?? '') ?? []
  return {lang: lang === '' ? undefined : lang, metaText: `${ranges} ${node.meta ?? ''}`}
}
