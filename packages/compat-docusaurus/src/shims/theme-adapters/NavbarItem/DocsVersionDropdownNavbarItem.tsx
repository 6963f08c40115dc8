import {findMainDoc, useActiveDocContext, useDocsVersionCandidates} from '@lectern/client'
import {createAdapter} from '../../props/create-adapter.js'

interface Props {
  mobile?: boolean
  docsPluginId?: string
  dropdownActiveClassDisabled?: boolean
}

/** `NavbarItem/DocsVersionDropdownNavbarItem`: in the navbar, its label links to the current doc. */
export default createAdapter(
  ({mobile, docsPluginId, dropdownActiveClassDisabled}: Props, isOwn) => {
    const [version] = useDocsVersionCandidates(docsPluginId)
    const {alternateDocVersions} = useActiveDocContext(docsPluginId)
    if (!isOwn || mobile || !version) return {}
    return {
      to: (alternateDocVersions[version.name] ?? findMainDoc(version)).path,
      isActive: dropdownActiveClassDisabled ? false : undefined
    }
  }
)
