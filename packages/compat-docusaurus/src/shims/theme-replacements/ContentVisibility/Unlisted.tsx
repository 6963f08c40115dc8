/** Banner for unlisted pages, as an admonition. */
export {default} from '@theme/Unlisted'
