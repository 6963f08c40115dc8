/** `TOCCollapsible`: the Docusaurus component receives the heading levels as separate props. */
export {default} from './TOC.js'
