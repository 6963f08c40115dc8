import {createApiField} from '@lectern/shared/content-components/param-parts'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/ApiField`. */
export interface ApiFieldProps {
  name: string
  /** Fragment that links to the field. */
  id?: string
  type?: string
  /** URL that the type links to. */
  href?: string
  /** The default value, as code. */
  default?: string
  required?: boolean
  deprecated?: boolean
  children?: ReactNode
}

const h = createWithTags()

/** Renders the documentation of a parameter, property or option. */
export default function ApiField({default: value, children, ...field}: ApiFieldProps) {
  return createApiField(h, {...field, value, children: listParts(children)})
}
