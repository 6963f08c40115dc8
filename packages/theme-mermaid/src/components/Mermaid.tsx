import {trustHtml, useThemeConfig} from '@lectern/client'
import type {MermaidConfig} from '../config/mermaid-config.js'

export interface MermaidProps {
  /** Source of the diagram. */
  value: string
}

/**
 * A diagram as its source, which readers see until it is drawn. The drawing is put beside it by
 * `watchDiagrams`, in static pages as in live ones: React does not look inside, so the drawing may come
 * before React does.
 */
export default function Mermaid({value}: MermaidProps) {
  const {mermaid} = useThemeConfig<{mermaid: MermaidConfig}>()
  const source = value.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const html = `<pre class="theme-mermaid-source"><code>${source}</code></pre>`
  return (
    <div
      className="theme-mermaid"
      data-mermaid={JSON.stringify(mermaid)}
      // Mermaid measures with style elements that it makes in the page.
      data-needs-policy="style-src 'unsafe-inline'"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: trustHtml(html)}}
    />
  )
}
