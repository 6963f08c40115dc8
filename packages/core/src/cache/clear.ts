import fs from 'node:fs/promises'
import path from 'node:path'

/** Deletes the cache and the output of a site. Returns the deleted folders. */
export async function clear(siteDir: string, outDir: string): Promise<string[]> {
  const folders = [path.join(siteDir, '.site'), outDir]
  const found: string[] = []
  for (const folder of folders) {
    const exists = await fs.stat(folder).then(
      () => true,
      () => false
    )
    if (!exists) continue
    await fs.rm(folder, {recursive: true, force: true})
    found.push(folder)
  }
  return found
}
