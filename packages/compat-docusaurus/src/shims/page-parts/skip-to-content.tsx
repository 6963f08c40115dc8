import {Translate} from '@lectern/client'

/** ID of the element that the skip link targets. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'

/** Skip link. */
export function SkipToContentLink({className}: {className?: string}) {
  return (
    <a className={className} href={`#${SkipToContentFallbackId}`}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  )
}
