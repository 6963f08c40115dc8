import {useDeclareId} from '@lectern/client'

/** Result of `useBrokenLinks`. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void
  collectAnchor(anchor: string | undefined): void
}

/**
 * `@docusaurus/useBrokenLinks`. Links and IDs are collected from the built pages, except for IDs that a page only adds
 * in the browser.
 */
export default function useBrokenLinks(): BrokenLinks {
  const declareId = useDeclareId()
  return {
    collectLink() {},
    collectAnchor(anchor) {
      if (anchor !== undefined) declareId(anchor)
    }
  }
}
