import {readFileSync} from 'node:fs'
import path from 'node:path'
import {serveFolder, type ServedFolder} from './serve-folder.js'

/** Serves a built site with the content security policy that the build has written. */
export async function serveWithPolicy(folder: string): Promise<ServedFolder> {
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8')
  const [, policy] = /Content-Security-Policy: (.*)/.exec(headers) ?? []
  if (!policy?.includes('require-trusted-types-for'))
    throw new Error(`The site in ${folder} has no strict policy.`)
  return serveFolder(folder, {'content-security-policy': policy})
}
