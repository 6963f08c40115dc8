/** `TOCCollapsible`: Docusaurus's component receives the heading levels as separate props. */
export {default} from './TOC.js'
