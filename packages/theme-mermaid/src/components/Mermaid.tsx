import {trustHtml, useThemeConfig} from '@lectern/client'
import type {MermaidConfig} from '../config/mermaid-config.js'

export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/**
 * Renders a diagram's source, which readers see until it's drawn. `watchDiagrams` adds the drawing
 * next to it, on static and live pages. React ignores the content, so the diagram can be drawn
 * before hydration.
 */
export default function Mermaid({value}: MermaidProps) {
  const {mermaid} = useThemeConfig<{mermaid: MermaidConfig}>()
  const source = value.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const html = `<pre class="theme-mermaid-source"><code>${source}</code></pre>`
  return (
    <div
      // Docusaurus projects style the second class.
      className="theme-mermaid docusaurus-mermaid-container"
      data-mermaid={JSON.stringify(mermaid)}
      // Mermaid adds style elements to the page to measure text.
      data-needs-policy="style-src 'unsafe-inline'"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: trustHtml(html)}}
    />
  )
}
