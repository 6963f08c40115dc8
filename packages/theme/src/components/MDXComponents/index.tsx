import {Head} from '@lectern/client'
import Admonition from '@theme/Admonition'
import CodeBlock from '@theme/CodeBlock'
import Details from '@theme/Details'
import Heading from '@theme/Heading'
import MDXImg from '@theme/MDXComponents/Img'
import MDXA from '@theme/MDXComponents/A'
import Mermaid from '@theme/Mermaid'
import TabItem from '@theme/TabItem'
import MDXTable from '@theme/MDXComponents/Table'
import Tabs from '@theme/Tabs'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'
import type {ComponentProps} from 'react'

type Props = ComponentProps<'h2'>

/** The component of each element of Markdown and MDX that is more than the element itself. */
const MDXComponents = {
  h1: (props: Props) => <Heading as="h1" {...props} />,
  h2: (props: Props) => <Heading as="h2" {...props} />,
  h3: (props: Props) => <Heading as="h3" {...props} />,
  h4: (props: Props) => <Heading as="h4" {...props} />,
  h5: (props: Props) => <Heading as="h5" {...props} />,
  h6: (props: Props) => <Heading as="h6" {...props} />,
  a: MDXA,
  pre: CodeBlock,
  img: MDXImg,
  table: MDXTable,
  details: Details,
  admonition: Admonition,
  mermaid: Mermaid,
  head: Head,
  CodeBlock,
  // Those that pages may use by their names without importing them.
  Head,
  Tabs,
  TabItem,
  TOCInline,
  Details,
  Admonition,
  ThemedImage
}

export default MDXComponents
