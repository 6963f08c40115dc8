import {useLayoutEffect, useRef} from 'react'
import type {HeadTag} from '@lectern/types'

type Attributes = Readonly<Record<string, string | true>>

/**
 * Sets the attributes of the shown page on `<html>` or `<body>`, and removes attributes of the last page.
 * Existing attributes aren't written again: if `lang` or `dir` is written, even with the same value, browsers
 * restyle the whole document.
 */
export function useRootAttributes(name: 'html' | 'body', tags: readonly HeadTag[]): void {
  const wanted = listSet(tags.find(({tag}) => tag === name)?.attributes)
  const last = useRef<Attributes>({})
  useLayoutEffect(() => {
    const root = name === 'html' ? document.documentElement : document.body
    for (const key of Object.keys(last.current)) {
      if (wanted[key] === undefined) root.removeAttribute(key)
    }
    for (const [key, value] of Object.entries(wanted)) {
      const text = value === true ? '' : value
      if (root.getAttribute(key) !== text) root.setAttribute(key, text)
    }
    last.current = wanted
  })
}

/** Lists the attributes that are set. */
function listSet(attributes: HeadTag['attributes'] = {}): Attributes {
  const isSet = (entry: [string, string | boolean | undefined]): entry is [string, string | true] =>
    entry[1] !== undefined && entry[1] !== false
  return Object.fromEntries(Object.entries(attributes).filter(isSet))
}
