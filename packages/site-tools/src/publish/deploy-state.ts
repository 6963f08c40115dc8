import {findPathIssue} from '@lectern/shared/files/output-path'
import {z} from '@lectern/shared/schema/schema'

/** A file of a deployment. */
export interface DeployedFile {
  /** SHA-256 hash, in hexadecimal digits. */
  hash: string
  /** In bytes. */
  size: number
  /** SHA-1 hash, for hosts that use it. */
  sha1?: string | undefined
}

/** Deployed files by path, relative to the site, with forward slashes. */
export type DeployedFiles = Readonly<Record<string, DeployedFile>>

/** A file that the site no longer contains but the target still has. */
export interface RetiredFile extends DeployedFile {
  /** Number of the deployment that removed the file. */
  deploy: number
  /** Time of that deployment, in milliseconds since 1970. */
  time: number
}

/** The changes that a deployment made, for `rollback`. */
export interface DeployChange {
  /** Number of the deployment. */
  deploy: number
  /** Previous entries of changed and removed files, and `null` for added files. */
  before: Readonly<Record<string, DeployedFile | null>>
}

/** The state of a target, which is stored at the target itself. */
export interface DeployState {
  version: 1
  /** Number of the last complete deployment. */
  deploy: number
  files: DeployedFiles
  retired: Readonly<Record<string, RetiredFile>>
  /** The most recent deployments, newest first. */
  history: readonly DeployChange[]
  /** Set while a deployment is running, and after an interrupted one. */
  running?: RunningDeploy
}

/** Progress of a deployment. */
export interface RunningDeploy {
  /** Paths of files whose previous content is stored for `rollback`. */
  kept: readonly string[]
  /** Files to upload. The target may have their previous or their new content. */
  started: DeployedFiles
  /** Paths of the files in `started` that have definitely been uploaded. */
  uploaded: readonly string[]
}

/** Folder at the target for the state and previous files. Most hosts don't serve hidden folders. */
const DEPLOY_FOLDER = '.deploy'

/** File that contains the state. */
export const STATE_FILE = `${DEPLOY_FOLDER}/state.json`

/** The state of an empty target. */
export const NO_STATE: DeployState = Object.freeze({
  version: 1,
  deploy: 0,
  files: {},
  retired: {},
  history: []
})

/** Returns the path of a previous file at the target. */
export function keptFile(deploy: number, file: string): string {
  return `${DEPLOY_FOLDER}/previous/${deploy}/${file}`
}

/**
 * Path of a file. A target can contain anything, and the paths in its state are written and deleted,
 * so they must not leave the site.
 */
const filePath = z.string().refine((file) => findPathIssue(file) === undefined)

const deployedFile = z.object({
  hash: z.string(),
  size: z.number(),
  sha1: z.string().optional()
})

const stateSchema = z.object({
  version: z.literal(1),
  deploy: z.number().int().nonnegative(),
  files: z.record(filePath, deployedFile),
  retired: z.record(filePath, deployedFile.extend({deploy: z.number(), time: z.number()})),
  history: z.array(
    z.object({
      deploy: z.number().int().nonnegative(),
      before: z.record(filePath, deployedFile.nullable())
    })
  ),
  running: z
    .object({
      kept: z.array(filePath),
      started: z.record(filePath, deployedFile),
      uploaded: z.array(filePath)
    })
    .optional()
})

/** Parses a state. Returns `undefined` if the text is invalid. */
export function parseState(text: string): DeployState | undefined {
  try {
    return stateSchema.safeParse(JSON.parse(text)).data
  } catch {
    // The text isn't JSON.
    return undefined
  }
}
