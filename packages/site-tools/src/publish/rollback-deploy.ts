import {SiteError} from '@lectern/shared/problems/site-problem'
import {readState} from './apply-deploy.js'
import {cutHistory} from './deploy-changes.js'
import {
  type DeployedFile,
  type DeployState,
  keptFile,
  type RetiredFile,
  type RunningDeploy,
  STATE_FILE
} from './deploy-state.js'
import type {DeployStore} from './deploy-store.js'
import {orderOf} from './output-files.js'

/** Result of a rollback. */
export interface RollbackResult {
  /** Number of the deployment that was undone. */
  undone: number
  /** Number of files whose previous content was restored. */
  restored: number
  /** Number of files that the undone deployment had added. */
  retired: number
}

/**
 * Undoes the last deployment with the previous files at the target, or the part of a deployment that
 * was interrupted. Restores assets before pages.
 *
 * @throws SiteError `deploy-rollback-impossible`.
 */
export async function rollbackDeploy(store: DeployStore, now: number): Promise<RollbackResult> {
  const state = await readState(store)
  const undo = state.running ? undoRunning(state, state.running, now) : undoLast(state, now)
  // Undoing the first deployment would leave an empty site.
  if (!undo || Object.keys(undo.next.files).length === 0) throw new SiteError(createProblem(store))
  const {undone, restored, removed, next} = undo
  const sorted = [...restored].sort((left, right) => orderOf(left) - orderOf(right))
  await store.copy(sorted.map((file) => ({from: keptFile(undone, file), to: file})))
  await store.writeText(STATE_FILE, JSON.stringify(next))
  await store.remove(sorted.map((file) => keptFile(undone, file)))
  await store.finish?.(`Roll back deploy ${undone}`)
  return {undone, restored: restored.length, retired: removed.length}
}

interface Undo {
  /** Number of the deployment. */
  undone: number
  /** Files whose previous content is stored. */
  restored: readonly string[]
  /** Files that the deployment had added. */
  removed: readonly string[]
  /** State after the rollback. */
  next: DeployState
}

/** Undoes an interrupted deployment. The target may have the previous or the new content of its files. */
function undoRunning(
  {running: _, ...state}: DeployState,
  {kept, started}: RunningDeploy,
  now: number
): Undo {
  const {deploy, files} = state
  const removed = Object.keys(started).filter((file) => !Object.hasOwn(files, file))
  const retired = removed.map((file) => [file, {hash: '', size: 0, deploy, time: now}] as const)
  const next = {
    ...state,
    retired: {...state.retired, ...Object.fromEntries(retired)},
    history: cutHistory(state, removed)
  }
  return {undone: deploy + 1, restored: kept, removed, next}
}

/**
 * Undoes the last complete deployment. Added files expire as if a deployment had removed them.
 */
function undoLast(state: DeployState, now: number): Undo | undefined {
  const [last, ...history] = state.history
  if (!last) return undefined
  const files: Record<string, DeployedFile> = {...state.files}
  const retired: Record<string, RetiredFile> = {...state.retired}
  const entries = Object.entries(last.before)
  for (const [file, entry] of entries) {
    if (entry) {
      files[file] = entry
      delete retired[file]
    } else {
      const {hash = '', size = 0} = files[file] ?? {}
      retired[file] = {hash, size, deploy: state.deploy, time: now}
      delete files[file]
    }
  }
  return {
    undone: last.deploy,
    restored: entries.flatMap(([file, entry]) => {
      const current = state.files[file]
      return entry && current && current.hash !== entry.hash ? [file] : []
    }),
    removed: entries.flatMap(([file, entry]) => (entry ? [] : [file])),
    next: {version: 1, deploy: state.deploy, files, retired, history}
  }
}

function createProblem({title}: DeployStore) {
  return {
    code: 'deploy-rollback-impossible' as const,
    message: `${title} has no previous deployment to restore.`,
    hint: 'Check out the commit of the previous site, build it and run `site deploy apply`.'
  }
}
