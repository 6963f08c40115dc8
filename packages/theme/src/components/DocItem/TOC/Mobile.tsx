import TOCCollapsible from '@theme/TOCCollapsible'
import {useDocItemProps} from '../../../behaviour/docs-page.js'
import {usePageToc} from '../../../behaviour/use-page-toc.js'

/** The document's table of contents above it, on narrow screens. */
export default function DocItemTOCMobile() {
  return <TOCCollapsible {...usePageToc(useDocItemProps().doc)} />
}
