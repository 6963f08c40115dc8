import {useActiveHeading} from '@lectern/theme/behavior/toc/use-active-heading'
import {useEffect, useState} from 'react'

/** Settings of `useTOCHighlight`. */
export interface TOCHighlightConfig {
  /** Classes of all links of the table of contents. */
  linkClassName: string
  /** Class of the link to the section in view. */
  linkActiveClassName: string
  minHeadingLevel: number
  maxHeadingLevel: number
}

/** `useTOCHighlight`: highlights the link to the section in view. Does nothing without settings. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const {linkClassName = '', linkActiveClassName = ''} = config ?? {}
  const [ids, setIds] = useState<readonly string[]>([])
  const active = useActiveHeading(ids.map((id) => ({id})))
  useEffect(() => {
    setIds(listLinks(linkClassName).map(readTarget))
  }, [linkClassName])
  useEffect(() => {
    if (linkActiveClassName === '') return
    for (const link of listLinks(linkClassName))
      link.classList.toggle(linkActiveClassName, readTarget(link) === active)
  }, [linkClassName, linkActiveClassName, active])
}

/** Lists the links with all classes of a list such as `'toc-link toc-highlight'`. */
function listLinks(classNames: string): HTMLAnchorElement[] {
  const elements = [...document.getElementsByClassName(classNames)]
  return elements.filter((element) => element instanceof HTMLAnchorElement)
}

function readTarget({hash}: HTMLAnchorElement): string {
  return decodeURIComponent(hash.slice(1))
}
