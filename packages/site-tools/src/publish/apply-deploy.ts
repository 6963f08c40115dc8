import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {type DeployChanges, findChanges, nextState, type RetentionRules} from './deploy-changes.js'
import {
  type DeployedFile,
  type DeployedFiles,
  type DeployState,
  keptFile,
  NO_STATE,
  parseState,
  type RunningDeploy,
  STATE_FILE
} from './deploy-state.js'
import type {DeployStore} from './deploy-store.js'
import {orderOf} from './output-files.js'

/** Maximum number of files in a batch. An interrupted deployment continues after its last batch. */
const BATCH = 500

/** A built site and its target. */
export interface StoreDeployment extends RetentionRules {
  outDir: string
  files: DeployedFiles
  store: DeployStore
  /** Current time in milliseconds since 1970. */
  now: number
  report?(done: number, total: number): void
}

/**
 * Reads the state of a target.
 *
 * @throws SiteError `deploy-state-invalid`.
 */
export async function readState(store: DeployStore): Promise<DeployState> {
  const text = await store.readText(STATE_FILE)
  if (text === undefined) return NO_STATE
  const state = parseState(text)
  if (state) return state
  throw new SiteError({
    code: 'deploy-state-invalid',
    message: `The file ${STATE_FILE} of ${store.title} is damaged, or from a newer release.`,
    hint: 'Upgrade Lectern, or delete the file to upload all files again.'
  })
}

/**
 * Uploads the changed files of a site: assets first, then pages. The site keeps working throughout,
 * because assets from previous deployments are kept. An interrupted deployment continues where it
 * stopped.
 */
export async function applyDeploy(deployment: StoreDeployment): Promise<DeployChanges> {
  const {files, store, outDir, now, report} = deployment
  const state = await readState(store)
  const changes = findChanges(files, state, deployment)
  const {added, changed, restored, retired, deleted} = changes
  const {running, ...rest} = state
  const count = added.length + changed.length + restored.length + retired.length + deleted.length
  if (count === 0 && !running) return changes
  const kept = await keepPrevious(deployment, state, changed)
  const pending = listPending(files, state)
  const started = {...running?.started, ...pickFiles(files, pending)}
  const uploaded = new Set(running?.uploaded.filter((file) => !pending.includes(file)))
  const saveProgress = () => {
    const progress: RunningDeploy = {kept, started, uploaded: [...uploaded]}
    return store.writeText(STATE_FILE, JSON.stringify({...rest, running: progress}))
  }
  if (pending.length > 0) await saveProgress()
  let done = 0
  for (const batch of splitBatches(pending)) {
    await store.upload(batch.map((file) => ({file, from: path.join(outDir, file)})))
    for (const file of batch) uploaded.add(file)
    done += batch.length
    report?.(done, pending.length)
    if (done < pending.length && batch.length === BATCH) await saveProgress()
  }
  const next = nextState(files, state, changes, deployment)
  await store.writeText(STATE_FILE, JSON.stringify(next))
  await store.remove([...deleted, ...listExpired(state, next)])
  await store.finish?.(`Deploy ${next.deploy} of ${new Date(now).toISOString()}`)
  return changes
}

/**
 * Lists the files to upload, in order. They include files that an interrupted deployment may have
 * replaced, even if they haven't changed since the last complete one.
 */
function listPending(files: DeployedFiles, {retired, files: last, running}: DeployState): string[] {
  const current: Record<string, DeployedFile | undefined> = {...retired, ...last}
  const uploaded = new Set(running?.uploaded)
  for (const [file, entry] of Object.entries(running?.started ?? {}))
    current[file] = uploaded.has(file) ? entry : undefined
  return Object.keys(files)
    .filter((file) => current[file]?.hash !== files[file]?.hash)
    .sort((left, right) => orderOf(left) - orderOf(right) || (left < right ? -1 : 1))
}

function pickFiles(files: DeployedFiles, names: readonly string[]): DeployedFiles {
  return Object.fromEntries(names.map((file) => [file, files[file] ?? {hash: '', size: 0}]))
}

/** Stores the current content of files that will be replaced, so that `rollback` can restore it. */
async function keepPrevious(
  {store}: StoreDeployment,
  {deploy, running}: DeployState,
  changed: readonly string[]
): Promise<readonly string[]> {
  const known = new Set(running?.kept)
  const missing = changed.filter((file) => !known.has(file))
  await store.copy(missing.map((file) => ({from: file, to: keptFile(deploy + 1, file)})))
  return [...known, ...missing]
}

/** Splits files into batches with either assets or pages. */
function splitBatches(files: readonly string[]): string[][] {
  const batches: string[][] = []
  for (const file of files) {
    const last = batches.at(-1)
    const isFull = !last || last.length === BATCH || orderOf(last[0] ?? '') !== orderOf(file)
    if (isFull) batches.push([file])
    else last.push(file)
  }
  return batches
}

/** Lists previous files that rollbacks no longer need. */
function listExpired(state: DeployState, next: DeployState): string[] {
  const needed = new Set(next.history.map(({deploy}) => deploy))
  return state.history
    .filter(({deploy}) => !needed.has(deploy))
    .flatMap(({deploy, before}) =>
      Object.entries(before).flatMap(([file, entry]) => (entry ? [keptFile(deploy, file)] : []))
    )
}
