/** `BlogPostItem/Header/Author`: a post author, from older Docusaurus versions. */
export {default} from '../../Blog/Components/Author.js'
