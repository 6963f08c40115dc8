import type {DeployedFile, DeployedFiles, DeployState} from './deploy-state.js'
import {isAsset} from './output-files.js'

/** Rules for removing files from a target. */
export interface RetentionRules {
  /** Number of deployments for which to keep hashed assets that the site no longer contains. */
  keepDeploys: number
  /** How long to keep removed files, in milliseconds. */
  grace: number
}

/** Changes that a deployment makes. All lists are sorted. */
export interface DeployChanges {
  added: readonly string[]
  changed: readonly string[]
  /** Files that the target still has from an earlier deployment, so they aren't uploaded. */
  restored: readonly string[]
  /** Files that the site no longer contains. They stay at the target until they expire. */
  retired: readonly string[]
  /** Expired files to delete from the target. */
  deleted: readonly string[]
  /** Number of files that the target already has. */
  unchanged: number
  /** Size of the files to upload, in bytes. */
  bytes: number
  /** URL paths of pages that no longer exist. */
  brokenUrls: readonly string[]
}

/** Compares a built site with the state of a target. */
export function findChanges(
  files: DeployedFiles,
  state: DeployState,
  {keepDeploys, grace, now}: RetentionRules & {now: number}
): DeployChanges {
  const known = {...state.files}
  const names = Object.keys(files)
  const fresh = names.filter((file) => !Object.hasOwn(known, file))
  const restored = fresh.filter((file) => isKept(file, files, state))
  const added = fresh.filter((file) => !isKept(file, files, state))
  const changed = names.filter(
    (file) => Object.hasOwn(known, file) && known[file]?.hash !== files[file]?.hash
  )
  const retired = Object.keys(known).filter((file) => !Object.hasOwn(files, file))
  const deploy = state.deploy + 1
  const deleted = Object.entries(state.retired)
    .filter(([file, entry]) => {
      if (Object.hasOwn(files, file)) return false
      if (isAsset(file) && deploy - entry.deploy < keepDeploys) return false
      return now - entry.time >= grace
    })
    .map(([file]) => file)
  const uploads = [...added, ...changed]
  return {
    ...{added: added.sort(), changed: changed.sort(), restored: restored.sort()},
    ...{retired: retired.sort(), deleted: deleted.sort()},
    unchanged: names.length - uploads.length,
    bytes: uploads.reduce((sum, file) => sum + (files[file]?.size ?? 0), 0),
    brokenUrls: retired.filter((file) => file.endsWith('.html')).map(urlOf)
  }
}

/** Returns whether the target still has an identical file from an earlier deployment. */
function isKept(file: string, files: DeployedFiles, {retired}: DeployState): boolean {
  return Object.hasOwn(retired, file) && retired[file]?.hash === files[file]?.hash
}

function urlOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`
}

/** Returns the state after a deployment. */
export function nextState(
  files: DeployedFiles,
  state: DeployState,
  changes: DeployChanges,
  {keepDeploys, now}: Pick<RetentionRules, 'keepDeploys'> & {now: number}
): DeployState {
  const deploy = state.deploy + 1
  const {added, changed, restored, retired, deleted} = changes
  const gone = new Set(deleted)
  const kept = Object.entries(state.retired).filter(
    ([file]) => !gone.has(file) && !Object.hasOwn(files, file)
  )
  // Files from an interrupted deployment that the site no longer contains.
  const orphans = Object.keys(state.running?.started ?? {}).filter(
    (file) => !Object.hasOwn(files, file) && !Object.hasOwn(state.files, file)
  )
  const justRetired = [...retired, ...orphans].map((file) => [
    file,
    {...entryOf(file, state), deploy, time: now}
  ])
  const before = Object.fromEntries([
    ...[...added, ...restored].map((file) => [file, null] as const),
    ...[...changed, ...retired].map((file) => [file, entryOf(file, state)] as const)
  ])
  return {
    ...{version: 1, deploy, files},
    retired: Object.fromEntries([...kept, ...justRetired]),
    history: [{deploy, before}, ...cutHistory(state, [...deleted, ...added, ...orphans])].slice(
      0,
      keepDeploys
    )
  }
}

/**
 * Returns the deployments that can still be undone one after the other. The target needs all files
 * that a deployment removed.
 *
 * @param lost - Files that the target no longer has with their previous content.
 */
export function cutHistory(
  {history, retired}: DeployState,
  lost: readonly string[]
): DeployState['history'] {
  const gone = new Set(lost.filter((file) => Object.hasOwn(retired, file)))
  const end = history.findIndex(({before}) => Object.keys(before).some((file) => gone.has(file)))
  return end < 0 ? history : history.slice(0, end)
}

function entryOf(file: string, {files}: DeployState): DeployedFile {
  return files[file] ?? {hash: '', size: 0}
}
