import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import Caution from '@theme/Admonition/Type/Caution'
import AdmonitionTypes from '@theme-original/Admonition/Types'
import type {ComponentType} from 'react'

/** Components by admonition type. Used by projects that override the component of `caution`. */
const Types: Readonly<Record<string, ComponentType<AdmonitionLayoutProps>>> = {
  ...AdmonitionTypes,
  caution: Caution
}

export default Types
