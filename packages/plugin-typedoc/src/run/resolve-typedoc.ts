import {createRequire} from 'node:module'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'
import {readPackageManifest} from '@lectern/shared/files/package-above'

/** The installation of TypeDoc that a site uses. */
export interface InstalledTypeDoc {
  /** Absolute path of the main module. */
  main: string
  /** Versions of TypeDoc and its TypeScript, which affect the result. */
  versions: readonly string[]
}

/** Finds TypeDoc and TypeScript. Returns `undefined` if one of them isn't installed. */
export function resolveTypeDoc(siteDir: string): InstalledTypeDoc | undefined {
  const folder = findPackage('typedoc', siteDir)
  const typeScript = folder && findPackage('typescript', folder)
  if (folder === undefined || typeScript === undefined) return undefined
  const require = createRequire(path.join(folder, 'package.json'))
  const versions = [folder, typeScript].map((one) => readPackageManifest(one)?.version ?? '')
  return {main: require.resolve('typedoc'), versions}
}
