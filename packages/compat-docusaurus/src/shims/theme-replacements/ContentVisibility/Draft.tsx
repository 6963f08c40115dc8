import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import Admonition from '@theme/Admonition'
import {DraftBannerMessage, DraftBannerTitle} from '../../page-parts/visibility-labels.js'

/** Banner that reminds the author of a draft that readers don't see it, as an admonition. */
export default function Draft({className}: {className?: string}) {
  return (
    <Admonition
      type="caution"
      title={<DraftBannerTitle />}
      className={joinClasses('theme-draft-banner', className)}
    >
      <DraftBannerMessage />
    </Admonition>
  )
}
