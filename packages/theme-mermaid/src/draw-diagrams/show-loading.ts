import type {LoadingProps} from '@lectern/client'
import Loading from '@theme/Loading'
import {createElement} from 'react'
import {createRoot} from 'react-dom/client'

/**
 * Shows a message below the diagrams while Mermaid is loading, or if it's unavailable.
 *
 * @returns A function that removes the message.
 */
export function showLoading(diagrams: readonly HTMLElement[], props: LoadingProps): () => void {
  const ends = diagrams.map((diagram) => {
    const container = diagram.ownerDocument.createElement('div')
    const root = createRoot(container)
    root.render(createElement(Loading, props))
    diagram.append(container)
    return () => {
      root.unmount()
      container.remove()
    }
  })
  return () => {
    for (const end of ends) end()
  }
}
