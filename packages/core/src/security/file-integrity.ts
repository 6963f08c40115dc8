import {createHash} from 'node:crypto'
import fs from 'node:fs'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {Bundles} from '@lectern/types'
import {hoistedStylesFile} from '../output/output-file.js'

interface IntegritySettings {
  bundles: Pick<Bundles, 'files'>
  contents: ReadonlyMap<string, {styles?: string}>
  baseUrl: string
}

/** Returns the integrity hash of the script or stylesheet at a URL. */
export type FileIntegrity = (url: string) => string | undefined

/**
 * Creates a function that returns hashes of bundle files and extracted styles, for `integrity`
 * attributes.
 */
export function createFileIntegrity({
  bundles,
  contents,
  baseUrl
}: IntegritySettings): FileIntegrity {
  const hoisted = new Map(
    [...contents.values()].flatMap(({styles}) =>
      styles ? [[hoistedStylesFile(styles), styles] as const] : []
    )
  )
  const known = new Map<string, string | undefined>()
  return (url) => {
    if (!known.has(url)) known.set(url, hashFile(url))
    return known.get(url)
  }

  function hashFile(url: string): string | undefined {
    const file = removeBaseUrl(decodeURI(url), baseUrl)?.slice(1) ?? ''
    const source = bundles.files[file]
    const content = source === undefined ? hoisted.get(file) : fs.readFileSync(source)
    if (content === undefined) return undefined
    return `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
}
