import NotFound from '@theme/NotFound'
import type {ComponentType} from 'react'

/**
 * `@docusaurus/ComponentCreator`: the component of a route. Lectern loads pages by their path, so only the
 * component for unknown URLs shows anything.
 */
export default function ComponentCreator(path: string): ComponentType {
  return path === '*' ? NotFound : OtherPage
}

function OtherPage() {
  return null
}
