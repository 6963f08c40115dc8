import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {createAdapter} from '../../props/create-adapter.js'

/** `AnnouncementBar/Content`: Docusaurus's component reads the content from the configuration. */
export default createAdapter((_props: object, isOwn) => {
  const {announcementBar} = useThemeConfig<ThemeConfig>()
  return {content: isOwn ? announcementBar?.content : undefined}
})
