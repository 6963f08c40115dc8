import {SiteError} from '@lectern/shared/problems/site-problem'
import {readState} from './apply-deploy.js'
import {
  type DeployedFile,
  type DeployState,
  keptFile,
  type RetiredFile,
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
 * Undoes the last deployment with the previous files at the target. Restores assets before pages.
 *
 * @throws SiteError `deploy-rollback-impossible`.
 */
export async function rollbackDeploy(store: DeployStore, now: number): Promise<RollbackResult> {
  const state = await readState(store)
  const [last] = state.history
  const next = undo(state, now)
  // Undoing the first deployment would leave an empty site.
  if (!last || Object.keys(next.files).length === 0) throw new SiteError(createProblem(store))
  const entries = Object.entries(last.before)
  const changed = entries
    .filter(([file, entry]) => entry && state.files[file] && state.files[file].hash !== entry.hash)
    .map(([file]) => file)
    .sort((left, right) => orderOf(left) - orderOf(right))
  await store.copy(changed.map((file) => ({from: keptFile(last.deploy, file), to: file})))
  const added = entries.flatMap(([file, entry]) => (entry ? [] : [file]))
  await store.writeText(STATE_FILE, JSON.stringify(next))
  await store.remove(changed.map((file) => keptFile(last.deploy, file)))
  await store.finish?.(`Roll back deploy ${last.deploy}`)
  return {undone: last.deploy, restored: changed.length, retired: added.length}
}

/**
 * Returns the state before the last deployment. Added files expire as if a deployment had removed
 * them.
 */
function undo(state: DeployState, now: number): DeployState {
  const [last, ...history] = state.history
  const files: Record<string, DeployedFile> = {...state.files}
  const retired: Record<string, RetiredFile> = {...state.retired}
  for (const [file, entry] of Object.entries(last?.before ?? {})) {
    if (entry) {
      files[file] = entry
      delete retired[file]
    } else {
      const {hash = '', size = 0} = files[file] ?? {}
      retired[file] = {hash, size, deploy: state.deploy, time: now}
      delete files[file]
    }
  }
  return {version: 1, deploy: state.deploy, files, retired, history}
}

function createProblem({title}: DeployStore) {
  return {
    code: 'deploy-rollback-impossible' as const,
    message: `${title} has no previous deployment to restore.`,
    hint: 'Check out the commit of the previous site, build it and run `site deploy apply`.'
  }
}
