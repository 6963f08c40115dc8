import {usePage} from '@lectern/client'
import Draft from '@theme/ContentVisibility/Draft'
import Scheduled from '@theme/ContentVisibility/Scheduled'
import Unlisted from '@theme/ContentVisibility/Unlisted'
import Untranslated from '@theme/ContentVisibility/Untranslated'

/** Props of `@theme/ContentVisibility`. */
export interface ContentVisibilityProps {
  /** What the page says of itself. */
  metadata: {unlisted?: boolean; isScheduled?: boolean}
}

/** Tells of a page that not everyone finds, or that is in another language. */
export default function ContentVisibility({metadata}: ContentVisibilityProps) {
  const {isDraft, contents} = usePage()
  return (
    <>
      {isDraft && <Draft />}
      {metadata.isScheduled && <Scheduled />}
      {metadata.unlisted && <Unlisted />}
      {contents[0]?.isUntranslated && <Untranslated />}
    </>
  )
}
