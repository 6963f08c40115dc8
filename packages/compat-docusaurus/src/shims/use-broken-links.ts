/** What `useBrokenLinks` returns. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void
  collectAnchor(anchor: string | undefined): void
}

const NOTHING_TO_COLLECT: BrokenLinks = Object.freeze({collectLink() {}, collectAnchor() {}})

/** `@docusaurus/useBrokenLinks`. Builds read links and anchors from the finished pages, so nothing is collected. */
export default function useBrokenLinks(): BrokenLinks {
  return NOTHING_TO_COLLECT
}
