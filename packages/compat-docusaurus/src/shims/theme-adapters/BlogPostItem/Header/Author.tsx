/** `BlogPostItem/Header/Author`: an author of a post. Older Docusaurus versions have this component. */
export {default} from '../../Blog/Components/Author.js'
