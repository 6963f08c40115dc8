import {SkipToContentLink} from '../page-parts/skip-to-content.js'

/** Skip link. Its target has a different ID in Docusaurus. */
export default function SkipToContent() {
  return <SkipToContentLink className="skip-to-content" />
}
