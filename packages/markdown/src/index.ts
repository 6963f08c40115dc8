export {COMPONENT_TAGS} from './component-tags.js'
export {compileContent, type CompileSettings, type ContentSource} from './compile-content.js'
export type {SnippetSource} from './read-snippet.js'
export {resolveFormat} from './resolve-format.js'
