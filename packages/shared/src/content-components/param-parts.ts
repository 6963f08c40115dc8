import type {CreateElement, Parts} from './create-element.js'

/** Content and attributes of a field. */
export interface ApiFieldParts<Child> {
  name: string
  /** Fragment that links to the field. The name then links to it. */
  id?: string
  type?: string
  /** URL that the type links to. */
  href?: string
  /** Default value, as code. */
  value?: string
  required?: boolean
  deprecated?: boolean
  children: Parts<Child>
}

/**
 * Creates the description of a parameter, property or option. Attributes such as “required” are
 * shown as keywords.
 */
export function createApiField<Child>(
  h: CreateElement<Child>,
  {name, id, type, href, value, required, deprecated, children}: ApiFieldParts<Child>
): Child {
  const word = (tag: string, className: string, text: string | Child) => [
    ' ',
    h(tag, {className}, text)
  ]
  const label = h('code', deprecated ? {className: 'theme-api-field-old'} : {}, name)
  const linked = href === undefined || type === undefined ? type : h('a', {href}, type)
  return h(
    'div',
    id === undefined ? {className: 'theme-api-field'} : {className: 'theme-api-field', id},
    h(
      'p',
      {className: 'theme-api-field-head'},
      id === undefined
        ? label
        : h('a', {href: `#${encodeURIComponent(id)}`, className: 'theme-api-field-link'}, label),
      ...(linked === undefined ? [] : word('span', 'theme-api-field-type', linked)),
      ...(value === undefined ? [] : word('span', 'theme-api-field-type', `= ${value}`)),
      ...(required ? word('span', 'badge theme-badge--danger', 'required') : []),
      ...(deprecated ? word('span', 'badge theme-badge--warning', 'deprecated') : [])
    ),
    ...children
  )
}
