import fs from 'node:fs'
import path from 'node:path'
import type {MarkdownOptions, SiteConfig} from '@lectern/types'

const OVERRIDES = ['', '.tsx', '.ts', '.jsx', '.js'].map((ending) => `MDXComponents${ending}`)

/** What decides how a site's Markdown compiles. */
export function createMarkdownOptions(
  siteDir: string,
  {markdown, themeConfig}: Pick<SiteConfig, 'markdown' | 'themeConfig'>
): MarkdownOptions {
  const {prism} = themeConfig as {prism?: {defaultLanguage?: string}}
  return {
    ...markdown,
    fold: !OVERRIDES.some((name) => fs.existsSync(path.join(siteDir, 'src', 'theme', name))),
    defaultCodeLanguage: prism?.defaultLanguage
  }
}
