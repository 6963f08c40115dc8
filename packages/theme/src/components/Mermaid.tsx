import CodeBlock from '@theme/CodeBlock'

/** Props of `@theme/Mermaid`. */
export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/** A diagram as its source, for sites without the theme `mermaid`, which draws it. */
export default function Mermaid({value}: MermaidProps) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
