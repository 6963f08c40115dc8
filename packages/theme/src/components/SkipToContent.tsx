import {translate} from '@lectern/client'
/** Lets keyboard users skip the navigation. Visible while it has the focus. */
export default function SkipToContent() {
  return (
    <a className="skip-to-content" href="#main">
      {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
    </a>
  )
}
