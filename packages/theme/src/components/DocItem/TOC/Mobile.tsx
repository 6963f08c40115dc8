import TOCCollapsible from '@theme/TOCCollapsible'
import {useDocItemProps} from '../../../behavior/docs/docs-page.js'
import {usePageToc} from '../../../behavior/toc/use-page-toc.js'

/** The doc's table of contents above it, on narrow screens. */
export default function DocItemTOCMobile() {
  return <TOCCollapsible {...usePageToc(useDocItemProps().doc)} />
}
