import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {RemoteOption} from '../config/cache-option.js'
import type {BlobStore} from './store/blob-store.js'
import {openFolderStore} from './store/folder-store.js'
import {openHttpStore} from './store/http-store.js'
import {type CacheScopes, findScopes} from './scopes.js'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings of a remote cache, from the configuration and environment variables. */
export interface RemoteSettings {
  /** URL without credentials, or absolute path of a folder. */
  location: URL | string
  /** Value of the `Authorization` header. */
  authorization?: string | undefined
  /** Whether this build stores its results. */
  isPushing: boolean
  scopes: CacheScopes
  /** Key for signing and verifying action results. */
  signatureKey?: string | undefined
  /** Whether to ignore caches without a signature. */
  requiresSignature: boolean
  /** Time limit in milliseconds, for reading and writing separately. */
  timeout: number
}

/** Default time limit in seconds. */
const TIMEOUT = 30

/** Time without data before a request fails, in milliseconds. */
const IDLE_TIMEOUT = 4000

/**
 * Merges the configuration with environment variables. Environment variables take precedence.
 *
 * @returns `undefined` if the site has no remote cache or `SITE_CACHE_URL` is `off`.
 */
export function resolveRemote(
  option: RemoteOption | undefined,
  {siteDir, env}: {siteDir: string; env: Environment}
): RemoteSettings | undefined {
  const url = env.SITE_CACHE_URL || option?.url
  if (url === undefined || url === '' || url === 'off') return undefined
  const location = locate(url, siteDir)
  const signatureKey = env.SITE_CACHE_SIGNATURE_KEY || option?.signature?.key
  const push = readPush(env.SITE_CACHE_PUSH) ?? option?.push ?? 'auto'
  const seconds = Number(env.SITE_CACHE_TIMEOUT) || option?.timeout || TIMEOUT
  return {
    location: typeof location === 'string' ? location : withoutCredentials(location),
    authorization: typeof location === 'string' ? undefined : authorize(location, option, env),
    isPushing: push === 'always' || (push === 'auto' && isCi(env)),
    scopes: chooseScopes(option?.scope, env),
    signatureKey,
    requiresSignature:
      env.SITE_CACHE_SIGNATURE === 'required' ||
      (signatureKey !== undefined &&
        env.SITE_CACHE_SIGNATURE !== 'optional' &&
        (option?.signature?.required ?? true)),
    timeout: Math.ceil(seconds * 1000)
  }
}

/** Opens the server or folder that contains a remote cache. */
export function openStore({location, authorization}: RemoteSettings): BlobStore {
  if (typeof location === 'string') return openFolderStore(location)
  return openHttpStore({url: location.href, authorization, idleTimeout: IDLE_TIMEOUT})
}

function locate(url: string, siteDir: string): URL | string {
  if (!/^(?:https?|file):/i.test(url)) return path.resolve(siteDir, url)
  if (!URL.canParse(url))
    throw new SiteError({
      code: 'config-invalid',
      message: '`SITE_CACHE_URL` is not a valid URL.',
      hint: 'Use the base URL of a cache server, e.g. `https://cache.example.com`, or the path of a folder.'
    })
  const parsed = new URL(url)
  return parsed.protocol === 'file:' ? fileURLToPath(parsed) : parsed
}

function withoutCredentials(location: URL): URL {
  const url = new URL(location)
  url.username = ''
  url.password = ''
  return url
}

function authorize(
  {username, password}: URL,
  option: RemoteOption | undefined,
  env: Environment
): string | undefined {
  const {credentials} = option ?? {}
  const configuredToken = credentials && 'token' in credentials ? credentials.token : undefined
  const configured = credentials && 'username' in credentials ? credentials : undefined
  const basic = (user: string, secret: string) =>
    `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
  if (env.SITE_CACHE_TOKEN) return `Bearer ${env.SITE_CACHE_TOKEN}`
  if (env.SITE_CACHE_USERNAME) return basic(env.SITE_CACHE_USERNAME, env.SITE_CACHE_PASSWORD ?? '')
  if (configuredToken !== undefined) return `Bearer ${configuredToken}`
  if (configured) return basic(configured.username, configured.password)
  if (username === '' && password === '') return undefined
  return basic(decodeUrlPart(username), decodeUrlPart(password))
}

function readPush(text: string | undefined): 'auto' | 'always' | 'never' | undefined {
  return text === 'auto' || text === 'always' || text === 'never' ? text : undefined
}

function isCi({CI}: Environment): boolean {
  return CI !== undefined && CI !== '' && CI !== 'false' && CI !== '0'
}

function chooseScopes(scope: RemoteOption['scope'], env: Environment): CacheScopes {
  const found = findScopes(env)
  const configured = typeof scope === 'string' ? {write: scope} : scope
  const chosen = env.SITE_CACHE_SCOPE || configured?.write
  const write = chosen ?? found.write
  const listed = env.SITE_CACHE_READ_SCOPES?.split(',').map((name) => name.trim())
  const read =
    listed?.filter((name) => name !== '') ??
    configured?.read ??
    (chosen === undefined ? found.read : [])
  return {write, read: [...new Set([write, ...read])]}
}
