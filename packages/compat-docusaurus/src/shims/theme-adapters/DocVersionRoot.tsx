import DocRoot from '@theme/DocRoot'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import {createAdapter} from '../props/create-adapter.js'

/** `DocVersionRoot`: Docusaurus's component receives the version and the nested route. */
export default createAdapter((page: DocRootLayoutProps, isOwn) => {
  if (isOwn) return {}
  const {version, pluginId} = page.docs
  return {
    version: {...version, version: version.name, pluginId, badge: version.badge, docs: {}},
    route: {routes: [{element: <DocRoot {...page} />}]}
  }
})
