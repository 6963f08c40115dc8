import {trustHtml, useThemeConfig} from '@lectern/client'
import type {MermaidConfig} from '../config/mermaid-config.js'

export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/**
 * Renders a diagram as its source, which readers see until it's drawn. `watchDiagrams` adds the drawing next to
 * it, in static and live pages. React ignores the content, so the drawing can precede hydration.
 */
export default function Mermaid({value}: MermaidProps) {
  const {mermaid} = useThemeConfig<{mermaid: MermaidConfig}>()
  const source = value.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const html = `<pre class="theme-mermaid-source"><code>${source}</code></pre>`
  return (
    <div
      className="theme-mermaid"
      data-mermaid={JSON.stringify(mermaid)}
      // Mermaid creates style elements in the page for measuring.
      data-needs-policy="style-src 'unsafe-inline'"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: trustHtml(html)}}
    />
  )
}
