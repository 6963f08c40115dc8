import {isValidElement, type ReactNode} from 'react'

/** Returns a `<summary>` element with the given content. An element is returned as is. */
export function createSummary(summary: ReactNode): ReactNode {
  if (summary === undefined || isValidElement(summary)) return summary
  return <summary key="summary">{summary}</summary>
}
