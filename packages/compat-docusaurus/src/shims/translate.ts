/** `@docusaurus/Translate`. */
export {Translate as default, translate, type TranslateProps as Props} from '@lectern/client'
