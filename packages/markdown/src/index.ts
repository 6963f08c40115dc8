export {COMPONENT_TAGS} from './component-tags.js'
export {compileContent, type CompileSettings, type ContentSource} from './compile-content.js'
export {resolveFormat} from './resolve-format.js'
