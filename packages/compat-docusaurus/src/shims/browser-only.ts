/** `@docusaurus/BrowserOnly`. */
export {BrowserOnly as default} from '@lectern/client'
