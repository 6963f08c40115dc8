import TOC from '@theme/TOC'
import {useDocItemProps} from '../../../behavior/docs/docs-page.js'
import {usePageToc} from '../../../behavior/toc/use-page-toc.js'

/** The doc's table of contents beside it, on wide screens. */
export default function DocItemTOCDesktop() {
  return <TOC {...usePageToc(useDocItemProps().doc)} className="theme-doc-toc-desktop" />
}
