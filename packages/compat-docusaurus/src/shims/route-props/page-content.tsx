import {PageContent} from '@lectern/client'
import type {ComponentType} from 'react'

/** A content of the page as a component with fields, which is how Docusaurus passes it to route components. */
export function createContent<Fields extends object>(
  index: number,
  fields: Fields
): ComponentType & Fields {
  function MDXContent() {
    return <PageContent index={index} />
  }
  return Object.assign(MDXContent, fields)
}
