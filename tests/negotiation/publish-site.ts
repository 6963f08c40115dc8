import {chmodSync, mkdirSync, mkdtempSync} from 'node:fs'
import path from 'node:path'
import {inject} from 'vitest'
import {buildSite} from '../build-site.js'
import type {EmulatedHost, PublishedSite} from './emulated-host.js'

/**
 * Builds a site for all hosts, in folders that all servers can read. Netlify needs a separate build,
 * because it reads the same files as Cloudflare Pages.
 *
 * @returns The published site of each host.
 */
export async function publishSite(
  site: Omit<PublishedSite, 'root'>,
  hosts: readonly EmulatedHost[]
): Promise<(host: EmulatedHost) => PublishedSite> {
  const names = hosts.map(({name}) => name).filter((name) => name !== 'serve')
  const others = names.filter((name) => name !== 'netlify')
  const root = await publish(site, others)
  const netlify = names.includes('netlify') ? await publish(site, ['netlify']) : root
  return ({name}) => ({...site, root: name === 'netlify' ? netlify : root})
}

async function publish(
  {siteDir, baseUrl}: Omit<PublishedSite, 'root'>,
  hosts: readonly string[]
): Promise<string> {
  const folder = mkdtempSync(path.join(inject('temporaryFolder'), 'published-'))
  const root = path.join(folder, 'root')
  mkdirSync(root)
  // Servers can change their user.
  for (const opened of [inject('temporaryFolder'), folder, root]) chmodSync(opened, 0o755)
  const args = ['--host', hosts.join(','), '--out-dir', path.join(root, baseUrl)]
  const {exitCode, stderr} = await buildSite(siteDir, {args})
  if (exitCode !== 0) throw new Error(stderr)
  return root
}
