import {useLayoutEffect, useRef} from 'react'
import type {HeadTag} from '@lectern/types'

type Attributes = Readonly<Record<string, string | true>>

/**
 * Sets the current page's attributes on `<html>` or `<body>`, and removes the previous page's
 * attributes. Doesn't rewrite existing attributes: writing `lang` or `dir`, even with the same
 * value, makes browsers restyle the whole document.
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

/** Returns the attributes that are set. */
function listSet(attributes: HeadTag['attributes'] = {}): Attributes {
  const isSet = (entry: [string, string | boolean | undefined]): entry is [string, string | true] =>
    entry[1] !== undefined && entry[1] !== false
  return Object.fromEntries(Object.entries(attributes).filter(isSet))
}
