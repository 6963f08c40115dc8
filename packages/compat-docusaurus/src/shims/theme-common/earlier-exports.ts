/**
 * Exports of `@docusaurus/theme-common/internal` in Docusaurus 3.0 to 3.9. Components that projects
 * ejected from these versions import them.
 */
import {useEffect} from 'react'

export * from '../plugins/blog-client.js'
export * from '../plugins/docs-client.js'
export {getDocsVersionSearchTag as docVersionSearchTag} from '../plugins/docs-client.js'

/** Whether the docs plugin exists. */
export const isDocsPluginEnabled = true

/** Class of the body while readers use the keyboard. */
export const keyboardFocusedClassName = 'navigation-with-keyboard'

/** `useKeyboardNavigation`: sets `keyboardFocusedClassName`. */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const {classList} = document.body
    const add = ({key}: KeyboardEvent) => {
      if (key === 'Tab') classList.add(keyboardFocusedClassName)
    }
    const remove = () => classList.remove(keyboardFocusedClassName)
    document.addEventListener('keydown', add)
    document.addEventListener('mousedown', remove)
    return () => {
      remove()
      document.removeEventListener('keydown', add)
      document.removeEventListener('mousedown', remove)
    }
  }, [])
}
