import type {LoadingProps} from '@lectern/client'
import Loading from '@theme/Loading'
import {createElement} from 'react'
import {createRoot} from 'react-dom/client'

/**
 * Shows below the diagrams that Mermaid is loading or unavailable.
 *
 * @returns A function that removes the message.
 */
export function showLoading(diagrams: readonly HTMLElement[], props: LoadingProps): () => void {
  const ends = diagrams.map((diagram) => {
    const place = diagram.ownerDocument.createElement('div')
    const root = createRoot(place)
    root.render(createElement(Loading, props))
    diagram.append(place)
    return () => {
      root.unmount()
      place.remove()
    }
  })
  return () => {
    for (const end of ends) end()
  }
}
