import TOC from '@theme/TOC'
import {useDocItemProps} from '../../../behavior/docs/docs-page.js'
import {usePageToc} from '../../../behavior/toc/use-page-toc.js'

/** Table of contents next to a doc, on wide screens. */
export default function DocItemTOCDesktop() {
  return <TOC {...usePageToc(useDocItemProps().doc)} className="theme-doc-toc-desktop" />
}
