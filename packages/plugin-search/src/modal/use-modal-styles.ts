import {useLayoutEffect, useState} from 'react'
import {installStyles} from '../browser/install-styles.js'
import css from '../styles/search-modal.css' with {type: 'text'}
import {nameModalParts} from './name-modal-parts.js'

/**
 * Installs the modal's styles while the component is mounted, then corrects the modal's ARIA roles.
 *
 * @returns Whether the styles are installed. Without them, the modal would be laid out at the end
 * of the page, and the browser would scroll to it.
 */
export function useModalStyles(): boolean {
  const [hasStyles, setHasStyles] = useState(false)
  useLayoutEffect(() => {
    const remove = installStyles(css)
    setHasStyles(true)
    return remove
  }, [])
  useLayoutEffect(() => (hasStyles ? nameModalParts() : undefined), [hasStyles])
  return hasStyles
}
