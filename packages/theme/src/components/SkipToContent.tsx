import {translate} from '@lectern/client'
/** Link for keyboard users to skip the navigation. Visible only while focused. */
export default function SkipToContent() {
  return (
    <a className="skip-to-content" href="#__main">
      {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
    </a>
  )
}
