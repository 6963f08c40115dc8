import type {StaticProps, StaticValue} from '@lectern/types'
import type {Element, Properties} from 'hast'
import {find, hastToReact, html, svg} from 'property-information'
import styleToObject from 'style-to-js'
import {joinValue} from '../tree/render-html.js'

/**
 * Returns an element's properties under React's names, with `style` as an object. Returns
 * `undefined` for an element without properties.
 */
export function reactProps(element: Element): StaticProps | undefined {
  const props: Record<string, StaticProps[string]> = {}
  let isEmpty = true
  for (const name in element.properties) {
    const value = element.properties[name]
    if (value === undefined || value === null || value === false) continue
    // In React, event handlers have to be functions.
    if (/^on[A-Z]/.test(name)) continue
    const [key, converted] = reactProp(name, value, element.tagName)
    props[key] = converted
    isEmpty = false
  }
  return isEmpty ? undefined : props
}

function reactProp(
  name: string,
  value: NonNullable<Properties[string]>,
  tagName: string
): [string, StaticProps[string]] {
  const info = find(tagName === 'svg' ? svg : html, name)
  const key = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
  if (key === 'style') return [key, styleObject(String(value))]
  if (Array.isArray(value)) return [key, joinValue(value, info.commaSeparated)]
  return [key, value]
}

function styleObject(style: string): StaticProps {
  try {
    return styleToObject(style, {reactCompat: true})
  } catch {
    // Ignore invalid CSS, as browsers do.
    return {}
  }
}

/** Converts JSX props to an element's properties. */
export function propertiesFromJsx(tagName: string, props: StaticProps): Properties {
  const schema = tagName === 'svg' ? svg : html
  const properties: Properties = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') properties.style = styleText(value)
    else if (value !== null && typeof value !== 'object') {
      const {property, booleanish} = find(schema, name)
      // As in React, these attributes are `true` or `false` instead of present or absent.
      const isText = typeof value === 'boolean' && (booleanish || name.startsWith('data-'))
      properties[property] = isText ? String(value) : value
    }
  }
  return properties
}

/** Converts a style object to CSS. */
function styleText(style: StaticValue): string {
  if (typeof style !== 'object' || style === null) return String(style)
  return Object.entries(style)
    .map(([name, value]) => `${propertyName(name)}: ${value}`)
    .join('; ')
}

/** Returns the name of a property in CSS. Custom properties are case-sensitive and stay unchanged. */
function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}
