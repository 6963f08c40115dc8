import CodeBlock from '@theme/CodeBlock'

/** Props of `@theme/Mermaid`. */
export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/** Renders the source of a diagram, for sites without the theme `mermaid`, which draws it. */
export default function Mermaid({value}: MermaidProps) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
