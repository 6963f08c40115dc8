import {useDeclareId} from '@lectern/client'

/** Result of `useBrokenLinks`. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void
  collectAnchor(anchor: string | undefined): void
}

/**
 * `@docusaurus/useBrokenLinks`. Builds read links and IDs from the finished pages. An anchor can be one that the page only
 * has later.
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
