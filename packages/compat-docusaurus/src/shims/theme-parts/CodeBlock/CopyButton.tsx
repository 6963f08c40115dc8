/** The button that copies the code, as Docusaurus 3.0 to 3.7 name it. */
export {default} from '../../theme-replacements/CodeBlock/Buttons/CopyButton.js'
