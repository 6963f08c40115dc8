import {PageContent, useContentLanguage} from '@lectern/client'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** The content of a doc, with a title above it if the content has none. */
export default function DocItemContent({children}: {children?: ReactNode}) {
  const {doc} = useDocItemProps()
  const language = useContentLanguage()
  return (
    <div className="theme-doc-markdown markdown">
      {doc.showTitle && (
        <header {...language}>
          <Heading as="h1">{doc.title}</Heading>
        </header>
      )}
      <MDXContent>{children ?? <PageContent />}</MDXContent>
    </div>
  )
}
