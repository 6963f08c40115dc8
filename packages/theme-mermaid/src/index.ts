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

/** Draws code blocks of the language `mermaid` as diagrams, if the site sets `markdown.mermaid`. */
export const mermaidTheme = (): Plugin => ({
  name: 'theme-mermaid',
  getThemePath: () => sourcePath('components'),
  getClientModules: () => [sourcePath('styles/mermaid.css'), sourcePath('draw-diagrams/start.ts')],
  validateThemeConfig: createMermaidConfig,
  // Mermaid sanitizes with DOMPurify. A default policy accepts its other strings.
  getPolicySources: () => ({'trusted-types': ['default', 'dompurify']})
})

export default mermaidTheme

/** Absolute path below `src`, which the package ships beside `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
