import {SiteError} from '@lectern/shared/problems/site-problem'
import {missingCredentials} from '../publish/open-store.js'
import {createCloudflareHost} from './cloudflare-host.js'
import type {DigestHost} from './digest-host.js'
import type {HostApi} from './host-api.js'
import {createNetlifyHost} from './netlify-host.js'
import {createVercelHost} from './vercel-host.js'

/** Hosts that deploy in one step. */
export const HOST_TARGETS = ['netlify', 'cloudflare', 'vercel'] as const
export type HostTarget = (typeof HOST_TARGETS)[number]

interface HostPlace {
  target: HostTarget
  /** Value of `--to`. */
  to: string | undefined
  env: Readonly<Record<string, string | undefined>>
  fetch: typeof globalThis.fetch
}

/**
 * Opens a host. Credentials only come from the environment. Variables such as `NETLIFY_API_URL`
 * override the URL of the API.
 *
 * @throws SiteError `deploy-target-missing`, `deploy-credentials-missing`.
 */
export function openHost({target, to, env, fetch}: HostPlace): DigestHost {
  if (to === undefined) throw missingPlace(target)
  const open = (
    title: string,
    url: string,
    token: string | undefined,
    variable: string
  ): HostApi => {
    if (!token) throw missingCredentials(variable)
    return {title: `${title} (${to})`, url: url.replace(/\/$/, ''), token, fetch}
  }
  if (target === 'netlify') {
    const url = env.NETLIFY_API_URL ?? 'https://api.netlify.com/api/v1'
    return createNetlifyHost(open('Netlify', url, env.NETLIFY_AUTH_TOKEN, 'NETLIFY_AUTH_TOKEN'), to)
  }
  if (target === 'vercel') {
    const url = env.VERCEL_API_URL ?? 'https://api.vercel.com'
    const api = open('Vercel', url, env.VERCEL_TOKEN, 'VERCEL_TOKEN')
    return createVercelHost(api, {project: to, team: env.VERCEL_TEAM_ID ?? env.VERCEL_ORG_ID})
  }
  const variables = 'CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID'
  const {CLOUDFLARE_ACCOUNT_ID: accountId} = env
  if (!accountId) throw missingCredentials(variables)
  const url = env.CLOUDFLARE_API_URL ?? 'https://api.cloudflare.com/client/v4'
  const api = open('Cloudflare', url, env.CLOUDFLARE_API_TOKEN, variables)
  return createCloudflareHost(api, {accountId, script: to})
}

const NAMES: Readonly<Record<HostTarget, string>> = {
  netlify: 'site ID',
  cloudflare: 'name of the Worker',
  vercel: 'name of the project'
}

function missingPlace(target: HostTarget): SiteError {
  return new SiteError({
    code: 'deploy-target-missing',
    message: `The ${NAMES[target]} is missing for the target \`${target}\`.`,
    hint: 'Set it with `--to`, e.g. `--to birds`.'
  })
}
