import Accordion from '@theme/Accordion'
import ApiField from '@theme/ApiField'
import Badge from '@theme/Badge'
import Card from '@theme/Card'
import CardGrid from '@theme/CardGrid'
import Column from '@theme/Column'
import Columns from '@theme/Columns'
import FileTree from '@theme/FileTree'
import Frame from '@theme/Frame'
import Kbd from '@theme/Kbd'
import LinkButton from '@theme/LinkButton'
import ParamTable from '@theme/ParamTable'
import Steps from '@theme/Steps'
import Tooltip from '@theme/Tooltip'
import BaseComponents from '@theme/MDXComponents/Base'

const writerComponents = {
  Accordion,
  ApiField,
  Badge,
  Card,
  CardGrid,
  Column,
  Columns,
  FileTree,
  Frame,
  Kbd,
  LinkButton,
  ParamTable,
  Steps,
  Tooltip
}

/** Components that replace Markdown and MDX elements, and components that authors can use. */
const MDXComponents: typeof BaseComponents & typeof writerComponents = {
  ...BaseComponents,
  ...writerComponents
}

export default MDXComponents
