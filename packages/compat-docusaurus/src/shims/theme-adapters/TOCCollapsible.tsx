/** `TOCCollapsible`: Docusaurus's gets each level on its own. */
export {default} from './TOC.js'
