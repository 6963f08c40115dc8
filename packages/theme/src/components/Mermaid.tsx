import CodeBlock from '@theme/CodeBlock'

/** Props of `@theme/Mermaid`. */
export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/** Renders a diagram's source on sites that don't use the Mermaid theme. */
export default function Mermaid({value}: MermaidProps) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
