import type {CreateElement, Parts} from './create-element.js'

/** Content and attributes of a field. */
export interface ApiFieldParts<Child> {
  name: string
  type?: string
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
  {name, type, value, required, deprecated, children}: ApiFieldParts<Child>
): Child {
  const word = (tag: string, className: string, text: string) => [' ', h(tag, {className}, text)]
  return h(
    'div',
    {className: 'theme-api-field'},
    h(
      'p',
      {className: 'theme-api-field-head'},
      h('code', deprecated ? {className: 'theme-api-field-old'} : {}, name),
      ...(type === undefined ? [] : word('span', 'theme-api-field-type', type)),
      ...(value === undefined ? [] : word('span', 'theme-api-field-type', `= ${value}`)),
      ...(required ? word('span', 'badge theme-badge--danger', 'required') : []),
      ...(deprecated ? word('span', 'badge theme-badge--warning', 'deprecated') : [])
    ),
    ...children
  )
}
