/** `DocItem/Layout`: Docusaurus's component receives the doc content as children, and passes it on. */
export {default} from './Content.js'
