import {useLayoutEffect, useState} from 'react'
import {installModalStyles} from './modal-styles.js'
import {nameModalParts} from './name-modal-parts.js'

/**
 * Installs the modal's styles while the component is mounted, then names the modal's parts.
 *
 * @returns Whether the styles are there. Without them the modal would be at the end of the page, and the
 *   browser would scroll there.
 */
export function useModalStyles(): boolean {
  const [hasStyles, setHasStyles] = useState(false)
  useLayoutEffect(() => {
    const remove = installModalStyles()
    setHasStyles(true)
    return remove
  }, [])
  useLayoutEffect(() => (hasStyles ? nameModalParts() : undefined), [hasStyles])
  return hasStyles
}
