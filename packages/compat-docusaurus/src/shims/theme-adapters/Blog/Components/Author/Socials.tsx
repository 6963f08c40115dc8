/** `Blog/Components/Author/Socials`: links to the profiles of an author. */
export {default} from '../Author.js'
