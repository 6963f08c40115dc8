/** `BlogPostItem/Header/Author`: a post author. This component exists in older Docusaurus versions. */
export {default} from '../../Blog/Components/Author.js'
