import {findConfigPosition} from '@lectern/shared/problems/find-config-position'
import type {SiteConfig, SiteContext, SiteProblem} from '@lectern/types'

/**
 * Reports `markdown-parser-missing` if the configured `markdown.parser` doesn't run on this
 * machine.
 */
export async function checkParser(
  {parser}: Pick<SiteConfig['markdown'], 'parser'>,
  source: SiteContext['configSource']
): Promise<SiteProblem[]> {
  if (parser !== 'fast') return []
  const {hasFastParser} = await import('@lectern/markdown/fast-parser')
  if (await hasFastParser()) return []
  const platform = `${process.platform} on ${process.arch}`
  return [
    {
      code: 'markdown-parser-missing',
      message: `\`markdown.parser\` is \`fast\`, but the native parser isn't installed for ${platform}.`,
      position: findConfigPosition('markdown', ['parser'], source),
      hint: 'Install optional dependencies (`npm install --include=optional`), or set `parser: "auto"`.'
    }
  ]
}
