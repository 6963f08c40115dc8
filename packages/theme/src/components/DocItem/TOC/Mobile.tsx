import TOCCollapsible from '@theme/TOCCollapsible'
import {useDocItemProps} from '../../../behavior/docs/docs-page.js'
import {usePageToc} from '../../../behavior/toc/use-page-toc.js'

/** Table of contents above a doc, on narrow screens. */
export default function DocItemTOCMobile() {
  return <TOCCollapsible {...usePageToc(useDocItemProps().doc)} />
}
