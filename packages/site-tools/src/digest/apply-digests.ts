import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {
  type DeployChanges,
  findChanges,
  nextState,
  type RetentionRules
} from '../publish/deploy-changes.js'
import {
  type DeployedFiles,
  type DeployState,
  NO_STATE,
  parseState,
  STATE_FILE
} from '../publish/deploy-state.js'
import {type DigestFile, type DigestHost, MissingFiles} from './digest-host.js'

/** A built site and its host. */
export interface DigestDeployment extends RetentionRules {
  outDir: string
  files: DeployedFiles
  host: DigestHost
  /** URL of the site's home page. The state of the last deployment is published below it. */
  siteUrl: string
  fetch: typeof globalThis.fetch
  /** Current time in milliseconds since 1970. */
  now: number
}

/** Reads the state of the last deployment from the site. */
export async function readPublishedState({
  siteUrl,
  fetch
}: Pick<DigestDeployment, 'siteUrl' | 'fetch'>): Promise<DeployState> {
  try {
    const response = await fetch(new URL(STATE_FILE, siteUrl), {cache: 'no-store'})
    return (response.ok ? parseState(await response.text()) : undefined) ?? NO_STATE
  } catch {
    // Nothing is published at this URL yet, so all files are new.
    return NO_STATE
  }
}

/**
 * Deploys a site by sending the hashes of its files. Files from previous deployments stay available
 * until they expire, unless the host has deleted them.
 */
export async function applyDigests(deployment: DigestDeployment): Promise<DeployChanges> {
  const {files, host} = deployment
  const state = await readPublishedState(deployment)
  const changes = findChanges(files, state, deployment)
  const next = nextState(files, state, changes, deployment)
  try {
    await host.publish(listFiles(deployment, {...next, history: []}))
  } catch (error) {
    if (!(error instanceof MissingFiles)) throw error
    const retired = Object.fromEntries(
      Object.entries(next.retired).filter(([, {hash}]) => !error.hashes.has(hash))
    )
    await host.publish(listFiles(deployment, {...next, retired, history: []}))
  }
  return changes
}

/** Lists all files of a deployment, including its state. */
function listFiles({outDir, files}: DigestDeployment, state: DeployState): DigestFile[] {
  const own = Object.entries(files).map(([file, entry]): DigestFile => {
    const read = () => new Uint8Array(fs.readFileSync(path.join(outDir, file)))
    return {...entry, file, sha1: hashSha1(read()), read}
  })
  const sha1s = Object.fromEntries(own.map(({file, sha1}) => [file, sha1]))
  const stored = {
    ...state,
    files: Object.fromEntries(
      Object.entries(files).map(([file, entry]) => [file, {...entry, sha1: sha1s[file]}])
    )
  }
  const kept = Object.entries(state.retired).flatMap(([file, entry]) =>
    entry.sha1 === undefined ? [] : [{...entry, file, sha1: entry.sha1}]
  )
  const content = new TextEncoder().encode(JSON.stringify(stored))
  const size = content.length
  const index = {file: STATE_FILE, hash: hashFully(content), sha1: hashSha1(content), size}
  return [...own, ...kept, {...index, read: () => content}]
}

function hashSha1(content: Uint8Array): string {
  return createHash('sha1').update(content).digest('hex')
}
