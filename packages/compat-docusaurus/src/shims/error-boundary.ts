/** `@docusaurus/ErrorBoundary`. */
export {ErrorBoundary as default} from '@lectern/client'
