import {z} from '@lectern/shared/schema/schema'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {CheckedSite} from './checked-site.js'

const manifestSchema = z.object({
  version: z.literal(1),
  pages: z.record(
    z.string(),
    z.object({
      title: z.string().optional(),
      source: z.string().optional(),
      anchors: z.array(z.string())
    })
  ),
  redirects: z.array(z.string())
})

/**
 * The URLs of a deployed site, stored to find out which of them the next deployment removes. Paths
 * are decoded and don't include the base URL, so that it can change.
 */
export type DeployManifest = z.infer<typeof manifestSchema>

/** Lists the URLs of a site. Identical sites have identical manifests. */
export function createDeployManifest({pages, redirects}: CheckedSite): DeployManifest {
  const kept = pages.filter(({path}) => path !== '/404.html')
  return {
    version: 1,
    pages: Object.fromEntries(
      kept.map(({path, title, source, anchors}) => [path, {title, source, anchors: [...anchors]}])
    ),
    redirects: [...new Set(redirects.map(({from}) => from))].sort()
  }
}

/**
 * Parses a stored manifest.
 *
 * @param name - File or URL of the manifest, for messages.
 * @throws SiteError `check-manifest-invalid`.
 */
export function parseDeployManifest(text: string, name: string): DeployManifest {
  const result = manifestSchema.safeParse(parseJson(text))
  if (result.success) return result.data
  throw new SiteError({
    code: 'check-manifest-invalid',
    message: `${name} isn't a URL list written by \`site check --save\`.`,
    hint: 'Build the deployed version of the site and save its URLs, e.g. `site check --save urls.json`.'
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema reports invalid JSON.
    return undefined
  }
}
