import {useDeclareId} from '@lectern/client'

/** Result of `useBrokenLinks`. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void
  collectAnchor(anchor: string | undefined): void
}

/**
 * `@docusaurus/useBrokenLinks`. Links and IDs are collected from the built pages. Only IDs that a
 * page adds in the browser have to be declared.
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
