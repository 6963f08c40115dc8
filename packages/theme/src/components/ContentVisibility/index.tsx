import {usePage, useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import Draft from '@theme/ContentVisibility/Draft'
import Scheduled from '@theme/ContentVisibility/Scheduled'
import Unlisted from '@theme/ContentVisibility/Unlisted'
import Untranslated from '@theme/ContentVisibility/Untranslated'

/** Props of `@theme/ContentVisibility`. */
export interface ContentVisibilityProps {
  /** Visibility of the page. */
  metadata: {unlisted?: boolean; isScheduled?: boolean}
}

/**
 * Shows banners for drafts, and for scheduled, unlisted and untranslated pages. In Docusaurus projects,
 * untranslated pages have none, as in Docusaurus.
 */
export default function ContentVisibility({metadata}: ContentVisibilityProps) {
  const {isDraft, contents} = usePage()
  const {compatibility} = useThemeConfig<ThemeConfig>()
  return (
    <>
      {isDraft && <Draft />}
      {metadata.isScheduled && <Scheduled />}
      {metadata.unlisted && <Unlisted />}
      {contents[0]?.isUntranslated && compatibility === undefined && <Untranslated />}
    </>
  )
}
