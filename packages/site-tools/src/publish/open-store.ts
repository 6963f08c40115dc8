import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DeployTarget} from '../deploy/deploy-target.js'
import type {DeployStore} from './deploy-store.js'
import {createFolderStore} from './folder-store.js'
import {openGitStore} from './git-store.js'
import {createRsyncStore} from './rsync-store.js'
import {createS3Store} from './s3-store.js'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

/** Targets with files that Lectern compares and uploads itself. */
export type StoreTarget = 'folder' | 'git' | 'rsync' | 's3'

/** Location of a target. */
export interface StorePlace {
  target: StoreTarget
  /** Value of `--to`. */
  to: string | undefined
  /** Branch for the target `git`. */
  branch?: DeployTarget | undefined
  env: NodeJS.ProcessEnv
  cwd: string
}

/**
 * Opens a target. Credentials only come from the environment.
 *
 * @throws SiteError `deploy-target-missing`, `deploy-credentials-missing`.
 */
export async function openStore(place: StorePlace): Promise<DeployStore> {
  const {target, to, branch, env, cwd} = place
  if (target === 'git' && branch) return openGitStore(branch, env)
  if (to === undefined) throw missingPlace(target)
  if (target === 'folder') return createFolderStore(path.resolve(cwd, to))
  if (target === 'rsync') return createRsyncStore(to, env)
  return createS3Store(readBucket(to, env))
}

const EXAMPLES: Readonly<Record<StoreTarget, string>> = {
  folder: '/var/www/docs',
  git: 'https://github.com/birds/docs.git',
  rsync: 'user@example.com:/var/www/docs',
  s3: 's3://bucket/docs'
}

function missingPlace(target: StoreTarget): SiteError {
  return new SiteError({
    code: 'deploy-target-missing',
    message: `The target \`${target}\` has no destination.`,
    hint: `Set it with \`--to\`, e.g. \`--to ${EXAMPLES[target]}\`.`
  })
}

function readBucket(to: string, env: NodeJS.ProcessEnv) {
  const url = URL.canParse(to) ? new URL(to) : undefined
  if (url?.protocol !== 's3:' || url.hostname === '') throw missingPlace('s3')
  const bucket = url.hostname
  const prefix = decodeUrlPart(url.pathname).split('/').filter(Boolean).join('/')
  const {AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey} = env
  if (!accessKeyId || !secretAccessKey)
    throw missingCredentials('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  return {
    ...{bucket, prefix, accessKeyId, secretAccessKey},
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    endpoint: env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL,
    sessionToken: env.AWS_SESSION_TOKEN
  }
}

/** Creates the error for missing variables. */
export function missingCredentials(variables: string): SiteError {
  return new SiteError({
    code: 'deploy-credentials-missing',
    message: `The credentials for the deployment are missing.`,
    hint: `Set the environment variables ${variables}.`
  })
}
