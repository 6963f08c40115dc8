/** Icon of the buttons that hide and show the docs sidebar. Used by projects that override it. */
export {default} from '@theme/Icon/Arrow'
