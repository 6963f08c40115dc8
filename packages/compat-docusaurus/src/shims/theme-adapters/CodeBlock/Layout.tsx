/** `CodeBlock/Layout`: Docusaurus's reads the block from a context. */
export {default} from './Content.js'
