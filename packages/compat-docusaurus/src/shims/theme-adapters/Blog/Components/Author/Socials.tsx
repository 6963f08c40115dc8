/** `Blog/Components/Author/Socials`: links to an author's profiles. */
export {default} from '../Author.js'
