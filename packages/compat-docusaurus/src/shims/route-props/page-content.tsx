import {PageContent} from '@lectern/client'
import type {ComponentType} from 'react'

/** Creates a component that shows a content of the page and has fields. Docusaurus passes contents in this form. */
export function createContent<Fields extends object>(
  index: number,
  fields: Fields
): ComponentType & Fields {
  function MDXContent() {
    return <PageContent index={index} />
  }
  return Object.assign(MDXContent, fields)
}
