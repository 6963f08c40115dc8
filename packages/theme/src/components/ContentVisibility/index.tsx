import {usePage} from '@lectern/client'
import Draft from '@theme/ContentVisibility/Draft'
import Unlisted from '@theme/ContentVisibility/Unlisted'

/** Props of `@theme/ContentVisibility`. */
export interface ContentVisibilityProps {
  /** What the page says of itself. */
  metadata: {unlisted?: boolean}
}

/** Tells of a page that not everyone finds. */
export default function ContentVisibility({metadata}: ContentVisibilityProps) {
  const {isDraft} = usePage()
  return (
    <>
      {isDraft && <Draft />}
      {metadata.unlisted && <Unlisted />}
    </>
  )
}
