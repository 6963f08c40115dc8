import {type RefObject, useCallback, useEffect, useRef, useState} from 'react'

/** State of long lines in a code block. */
export interface CodeWordWrap {
  /** For the `pre` element, with a `code` element in it. */
  codeBlockRef: RefObject<HTMLPreElement | null>
  isEnabled: boolean
  /** Whether lines are longer than the block, or are broken because they were. */
  isCodeScrollable: boolean
  toggle(): void
}

/** `useCodeWordWrap`: break the long lines of a block of code, or leave them whole. */
export function useCodeWordWrap(): CodeWordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const [isEnabled, setIsEnabled] = useState(false)
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const block = codeBlockRef.current
    if (!block) return
    const code = block.querySelector('code')
    code?.style.setProperty('white-space', isEnabled ? 'pre-wrap' : null)
    code?.style.setProperty('overflow-wrap', isEnabled ? 'anywhere' : null)
    // A block in a closed tab has no size until it is opened.
    const observer = new ResizeObserver(() => setIsTooWide(block.scrollWidth > block.clientWidth))
    observer.observe(block)
    return () => observer.disconnect()
  }, [isEnabled])
  const toggle = useCallback(() => setIsEnabled((before) => !before), [])
  return {codeBlockRef, isEnabled, isCodeScrollable: isEnabled || isTooWide, toggle}
}
