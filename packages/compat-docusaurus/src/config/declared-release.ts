import fs from 'node:fs'
import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'

/** A release of a package, without the patch. */
export interface ReleaseLine {
  major: number
  minor: number
}

/**
 * Returns the oldest release of Docusaurus that a project's `package.json` accepts. Returns
 * `undefined` if it doesn't declare one, e.g. because another package of the workspace does.
 */
export function readDeclaredRelease(siteDir: string): ReleaseLine | undefined {
  const file = path.join(siteDir, 'package.json')
  if (!fs.existsSync(file)) return undefined
  const {dependencies, devDependencies} = parseObject(fs.readFileSync(file, 'utf8'))
  const declared = {...asRecord(devDependencies), ...asRecord(dependencies)}['@docusaurus/core']
  const [, major, minor] = /^[\^~>=v\s]*(\d+)\.(\d+)\./.exec(String(declared)) ?? []
  return major === undefined ? undefined : {major: Number(major), minor: Number(minor)}
}

/** Parses JSON. An invalid `package.json` is no reason for a build to fail. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
