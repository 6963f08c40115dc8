import {isValidElement, type ReactNode} from 'react'

/** Returns the `<summary>` element. The argument is the element itself or its content. */
export function createSummary(summary: ReactNode): ReactNode {
  if (summary === undefined || isValidElement(summary)) return summary
  return <summary key="summary">{summary}</summary>
}
