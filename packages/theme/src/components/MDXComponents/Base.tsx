import {Head} from '@lectern/client'
import Admonition from '@theme/Admonition'
import CodeBlock from '@theme/CodeBlock'
import Details from '@theme/Details'
import MDXCode from '@theme/MDXComponents/Code'
import MDXDetails from '@theme/MDXComponents/Details'
import MDXHeading from '@theme/MDXComponents/Heading'
import MDXLi from '@theme/MDXComponents/Li'
import MDXPre from '@theme/MDXComponents/Pre'
import MDXImg from '@theme/MDXComponents/Img'
import MDXA from '@theme/MDXComponents/A'
import Mermaid from '@theme/Mermaid'
import TabItem from '@theme/TabItem'
import MDXTable from '@theme/MDXComponents/Table'
import MDXUl from '@theme/MDXComponents/Ul'
import Tabs from '@theme/Tabs'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'
import type {ComponentProps} from 'react'

type Props = ComponentProps<typeof MDXHeading>

function heading(as: Props['as']) {
  return (props: Omit<Props, 'as'>) => <MDXHeading {...props} as={as} />
}

/** Components available on all pages. They replace Markdown and MDX elements, and render tabs. */
const BaseComponents = {
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  a: MDXA,
  pre: MDXPre,
  img: MDXImg,
  table: MDXTable,
  details: MDXDetails,
  admonition: Admonition,
  mermaid: Mermaid,
  head: Head,
  // Elements that render unchanged, but that sites can override.
  code: MDXCode,
  ul: MDXUl,
  li: MDXLi,
  CodeBlock,
  // Components that pages can use without an import.
  Head,
  Tabs,
  TabItem,
  TOCInline,
  Details,
  Admonition,
  ThemedImage
}

export default BaseComponents
