export {COMPONENT_TAGS} from './tree/component-tags.js'
export {
  compileContent,
  type CompileSettings,
  type ContentSource
} from './compile/compile-content.js'
export type {SnippetSource} from './code/read-snippet.js'
export {resolveFormat} from './source/resolve-format.js'
export type {MarkdownProblemCode} from './problem-catalog.js'
