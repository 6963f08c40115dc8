import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import Admonition from '@theme/Admonition'
import {UnlistedBannerMessage, UnlistedBannerTitle} from '../page-parts/visibility-labels.js'

/** Banner for unlisted pages, as an admonition. Docusaurus 3.0 to 3.4 have it under this name. */
export default function Unlisted({className}: {className?: string}) {
  return (
    <Admonition
      type="caution"
      title={<UnlistedBannerTitle />}
      className={joinClasses('theme-unlisted-banner', className)}
    >
      <UnlistedBannerMessage />
    </Admonition>
  )
}
