/** `@docusaurus/Head`. */
export {Head as default} from '@lectern/client'
