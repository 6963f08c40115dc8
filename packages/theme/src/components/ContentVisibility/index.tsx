import Unlisted from '@theme/ContentVisibility/Unlisted'

export interface ContentVisibilityProps {
  /** What the page says of itself. */
  metadata: {unlisted?: boolean}
}

/** Tells readers of a page that not everyone finds. */
export default function ContentVisibility({metadata}: ContentVisibilityProps) {
  return metadata.unlisted ? <Unlisted /> : null
}
