import {type RefObject, useCallback, useEffect, useRef, useState} from 'react'

/** Word wrap state of a code block. */
export interface CodeWordWrap {
  /** Ref for the `pre` element, which contains a `code` element. */
  codeBlockRef: RefObject<HTMLPreElement | null>
  isEnabled: boolean
  /** Whether some lines are wider than the block if they aren't wrapped. */
  isCodeScrollable: boolean
  toggle(): void
}

/** `useCodeWordWrap`: toggles word wrap in a code block. */
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
    // A block in a hidden tab has no size until the tab is selected.
    const observer = new ResizeObserver(() => setIsTooWide(block.scrollWidth > block.clientWidth))
    observer.observe(block)
    return () => observer.disconnect()
  }, [isEnabled])
  const toggle = useCallback(() => setIsEnabled((before) => !before), [])
  return {codeBlockRef, isEnabled, isCodeScrollable: isEnabled || isTooWide, toggle}
}
