/** `@docusaurus/useRouteContext`. */
export {useRouteContext as default} from '@lectern/client'
