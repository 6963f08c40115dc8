import {
  ADMONITION_COMPONENTS,
  type AdmonitionComponent
} from '@lectern/shared/admonitions/admonition-types'
import type {ComponentType} from 'react'
import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import Danger from '@theme/Admonition/Type/Danger'
import Info from '@theme/Admonition/Type/Info'
import Note from '@theme/Admonition/Type/Note'
import Tip from '@theme/Admonition/Type/Tip'
import Warning from '@theme/Admonition/Type/Warning'

type Admonition = ComponentType<AdmonitionLayoutProps>

const COMPONENTS: Readonly<Record<AdmonitionComponent, Admonition>> = {
  ...{Danger, Info, Note, Tip, Warning}
}

/** Components by admonition type. A site can replace this file to add types. */
const AdmonitionTypes: Readonly<Record<string, Admonition>> = Object.fromEntries(
  Object.entries(ADMONITION_COMPONENTS).map(([type, name]) => [type, COMPONENTS[name]])
)

export default AdmonitionTypes
