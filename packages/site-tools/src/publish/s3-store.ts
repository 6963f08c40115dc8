import fs from 'node:fs/promises'
import {cacheControlOf} from '@lectern/core/hosts/immutable-files'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {AwsClient} from 'aws4fetch'
import {contentTypeOf} from './content-type.js'
import type {DeployStore} from './deploy-store.js'
import {describeNetworkError} from './network-error.js'
import {runParallel} from './run-parallel.js'

/** A bucket of Amazon S3 or a compatible service. */
export interface S3Bucket {
  bucket: string
  /** Folder in the bucket, without leading and trailing slashes. Empty for the root. */
  prefix: string
  region: string
  /** URL of the compatible service, if the bucket isn't on Amazon S3. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/** Number of parallel requests. */
const PARALLEL = 8

/** Maximum number of retries for a request. */
const RETRIES = 4

/** Deploys to a bucket through Amazon S3's REST API, with Signature Version 4. */
export function createS3Store(target: S3Bucket): DeployStore {
  const {bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken} = target
  const client = new AwsClient({
    ...{accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES},
    ...(sessionToken !== undefined && {sessionToken})
  })
  const title = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  const base = bucketUrl(target)
  const keyOf = (file: string) =>
    [prefix, file].filter(Boolean).join('/').split('/').map(encodeURIComponent).join('/')
  const send = async (method: string, file: string, init: RequestInit = {}) => {
    const response = await client
      .fetch(`${base}/${keyOf(file)}`, {method, ...init})
      .catch((cause: unknown) => {
        throw createUnreachable(title, cause)
      })
    if (response.ok || response.status === 404) return response
    throw createFailure(title, `${method} ${file}`, response)
  }
  const put = async (file: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = {'content-type': contentTypeOf(file), 'cache-control': cacheHeaderOf(file)}
    const response = await send('PUT', file, {body, headers})
    if (!response.ok) throw createFailure(title, `PUT ${file}`, response)
  }
  return {
    title,
    readText: async (file) => {
      const response = await send('GET', file)
      return response.ok ? response.text() : undefined
    },
    writeText: put,
    upload: (files) =>
      runParallel(files, PARALLEL, async ({file, from}) =>
        put(file, new Uint8Array(await fs.readFile(from)))
      ),
    copy: (files) =>
      runParallel(files, PARALLEL, async ({from, to}) => {
        const headers = {'x-amz-copy-source': `/${bucket}/${keyOf(from)}`}
        await send('PUT', to, {headers})
      }),
    remove: (files) =>
      runParallel(files, PARALLEL, async (file) => {
        await send('DELETE', file)
      })
  }
}

/**
 * Returns the URL of a bucket. If its name contains a dot, such as a domain, it's part of the path,
 * because Amazon's certificate doesn't cover it as a part of the host.
 */
export function bucketUrl({
  bucket,
  endpoint,
  region
}: Pick<S3Bucket, 'bucket' | 'endpoint' | 'region'>): string {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${bucket}`
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
}

/** Returns the `Cache-Control` header of a file. Each locale has its own assets folder. */
function cacheHeaderOf(file: string): string {
  return cacheControlOf(file.slice(Math.max(0, file.search(/(?<=^|\/)assets\//))))
}

function createUnreachable(title: string, cause: unknown): SiteError {
  return new SiteError(
    {
      code: 'deploy-request-failed',
      message: `${title} can't be reached: ${describeNetworkError(cause)}.`,
      hint: 'Check the region, the endpoint and the network. Then run the command again.'
    },
    {cause}
  )
}

function createFailure(title: string, request: string, {status}: Response): SiteError {
  const isDenied = status === 401 || status === 403
  return new SiteError({
    code: 'deploy-request-failed',
    message: `${title} responded to ${request} with HTTP status ${status}.`,
    hint: isDenied
      ? 'Check the credentials in the environment and their permissions.'
      : 'Run the command again. It continues where it stopped.'
  })
}
