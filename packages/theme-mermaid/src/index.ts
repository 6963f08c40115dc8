import type {MermaidThemeConfig} from './config/mermaid-config.js'
import {fileURLToPath} from 'node:url'
import type {Plugin} from '@lectern/types'
import {createMermaidConfig} from './config/mermaid-config.js'

export {remarkMermaid, type RemarkMermaidOptions} from './build-time/remark-mermaid.js'
export type {MermaidConfig, MermaidThemeConfig} from './config/mermaid-config.js'

declare module '@lectern/types' {
  interface UserThemeConfig {
    /** Configuration of diagrams. */
    mermaid?: MermaidThemeConfig
  }
}

/** Renders `mermaid` code blocks as diagrams, if the site sets `markdown.mermaid`. */
export const mermaidTheme = (): Plugin => ({
  name: 'theme-mermaid',
  getThemePath: () => sourcePath('components'),
  getClientModules: () => [sourcePath('styles/mermaid.css'), sourcePath('draw-diagrams/start.ts')],
  validateThemeConfig: createMermaidConfig,
  // DOMPurify, which Mermaid uses, creates its own policy. A default policy accepts Mermaid's other
  // strings.
  getPolicySources: () => ({'trusted-types': ['default', 'dompurify']})
})

export default mermaidTheme

/** Returns the absolute path of a file in `src`, which is published next to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
