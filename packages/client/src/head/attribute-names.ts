import {ownValue} from '@lectern/shared/objects/own-value'

/** HTML attribute names, keyed by React name. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
  itemProp: 'itemprop',
  referrerPolicy: 'referrerpolicy',
  fetchPriority: 'fetchpriority',
  imageSrcSet: 'imagesrcset',
  imageSizes: 'imagesizes'
}

const REACT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HTML_NAMES).map(([react, html]) => [html, react])
)

/** Returns the HTML name of an attribute. */
export function htmlAttributeName(name: string): string {
  return ownValue(HTML_NAMES, name) ?? name
}

/** Returns attributes as React props. React warns about HTML names. */
export function reactAttributes<Value>(
  attributes: Readonly<Record<string, Value>>
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [ownValue(REACT_NAMES, name) ?? name, value])
  )
}
