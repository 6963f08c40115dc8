import {realpathSync, statSync} from 'node:fs'
import {dirname} from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {
  BaseResolver,
  type Document,
  isAbsoluteUrl,
  ResolveError,
  type Source
} from '@redocly/openapi-core'
import {parseJson} from './parse-json.js'

/** Maximum size of a file, in bytes. Parsing a larger one would take gigabytes of memory. */
const MAX_BYTES = 64 * 1024 * 1024

/** Thrown for a file that the plugin isn't allowed to read. */
export class RefusedFile extends Error {
  constructor(
    readonly kind: 'host' | 'outside' | 'size',
    /** URL or path of the file. */
    readonly target: string
  ) {
    super(`${target} is refused.`)
  }
}

/** Limits on the files and hosts that a description can refer to. */
export interface FileLimits {
  /** Absolute path of the site root. */
  siteDir: string
  /** Absolute path of the description. */
  file: string
  /** Hosts that references can be loaded from. */
  allowedHosts: readonly string[]
  /** Sends requests to these hosts. Defaults to the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

/** Maximum time for loading a file from a host, in milliseconds. */
const MAX_DURATION = 30_000

/** Maximum number of redirects. */
const MAX_REDIRECTS = 5

/**
 * Reads the files that a description refers to. They can be next to the description, elsewhere in
 * the site, or on allowed hosts.
 */
export class FileResolver extends BaseResolver {
  /** Files that were rejected. */
  readonly refused: RefusedFile[] = []

  constructor(private readonly limits: FileLimits) {
    super({http: {headers: [], customFetch: (url: string) => fetchAllowed(url, limits)}})
  }

  private refuse(kind: RefusedFile['kind'], target: string): never {
    const error = new RefusedFile(kind, target)
    this.refused.push(error)
    // The parser treats errors of this type as unresolved references.
    throw new ResolveError(error)
  }

  override async loadExternalRef(target: string): Promise<Source> {
    if (isAbsoluteUrl(target)) {
      if (!isAllowed(target, this.limits.allowedHosts)) this.refuse('host', target)
      const source = await super.loadExternalRef(target).catch((error: unknown) => {
        const cause = error instanceof ResolveError ? error.originalError : undefined
        if (cause instanceof RefusedFile) this.refused.push(cause)
        throw error
      })
      if (source.body.length > MAX_BYTES) this.refuse('size', target)
      return source
    }
    const folders = [this.limits.siteDir, dirname(this.limits.file)]
    if (!folders.some((folder) => isInside(real(target), real(folder))))
      this.refuse('outside', target)
    const stats = statSync(target, {throwIfNoEntry: false})
    if (stats && stats.size > MAX_BYTES) this.refuse('size', target)
    return super.loadExternalRef(target)
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const parsed =
      isRoot || source.absoluteRef.endsWith('.json') ? parseJson(source.body) : undefined
    return parsed === undefined ? super.parseDocument(source, isRoot) : {source, parsed}
  }
}

/**
 * Requests a file from an allowed host. Follows redirects only to allowed hosts, because a redirect
 * could point to a host in the local network.
 */
async function fetchAllowed(
  url: string,
  {allowedHosts, fetch = globalThis.fetch}: FileLimits
): Promise<Response> {
  const signal = AbortSignal.timeout(MAX_DURATION)
  let target = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isAllowed(target, allowedHosts)) throw new RefusedFile('host', target)
    const response = await fetch(target, {redirect: 'manual', signal})
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (Number(response.headers.get('content-length')) > MAX_BYTES)
        throw new RefusedFile('size', url)
      return response
    }
    target = new URL(location, target).href
  }
  throw new Error(`${url} has too many redirects.`)
}

function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const {protocol, host} = new URL(url)
  return protocol === 'https:' && hosts.includes(host)
}

/** Resolves symbolic links, because they could point outside the folder. */
function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A missing file is reported when it's read.
    return path
  }
}
