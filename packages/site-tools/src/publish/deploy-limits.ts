import type {SiteProblem} from '@lectern/types'
import type {DeployedFiles} from './deploy-state.js'

/** Limits of a host. */
export interface DeployLimits {
  title: string
  /** Maximum number of files. */
  files: number
  /** Maximum size of a file in bytes. */
  bytes: number
}

const MIB = 1024 * 1024

/** Limits of hosts, as documented. */
export const DEPLOY_LIMITS: Readonly<Record<string, DeployLimits>> = {
  cloudflare: {title: 'Cloudflare Workers', files: 20_000, bytes: 25 * MIB},
  vercel: {title: 'Vercel', files: 15_000, bytes: 100 * MIB},
  git: {title: 'GitHub', files: 1_000_000, bytes: 100 * MIB}
}

/** Maximum number of reported files. */
const MAX_REPORTED = 5

/** Finds files that a host would reject, before anything is uploaded (`deploy-limit-exceeded`). */
export function findExceededLimits(
  files: DeployedFiles,
  {title, files: maxFiles, bytes}: DeployLimits
): SiteProblem[] {
  const count = Object.keys(files).length
  const large = Object.entries(files).filter(([, {size}]) => size > bytes)
  const tooMany: SiteProblem[] =
    count > maxFiles
      ? [
          {
            code: 'deploy-limit-exceeded',
            message: `The site has ${count} files, but ${title} accepts ${maxFiles}.`,
            hint: 'Deploy to a different target, or split the site.'
          }
        ]
      : []
  const tooLarge = large.slice(0, MAX_REPORTED).map(
    ([file, {size}]): SiteProblem => ({
      code: 'deploy-limit-exceeded',
      message: `The file ${file} is ${Math.ceil(size / MIB)} MiB, but ${title} only accepts files up to ${bytes / MIB} MiB.`,
      hint: 'Make the file smaller, or host it elsewhere.'
    })
  )
  return [...tooMany, ...tooLarge]
}
