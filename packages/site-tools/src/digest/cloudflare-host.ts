import {contentTypeOf} from '../publish/content-type.js'
import {type DigestFile, type DigestHost, MissingFiles} from './digest-host.js'
import {z} from '@lectern/shared/schema/schema'
import {type HostApi, noPreviousDeploy, requestApi, requestData} from './host-api.js'

const sessionSchema = z.object({
  result: z.object({jwt: z.string(), buckets: z.array(z.array(z.string())).nullish()})
})

const uploadSchema = z.object({result: z.object({jwt: z.string().nullish()}).nullish()})

const deploymentsSchema = z.object({
  result: z.object({
    deployments: z.array(z.object({versions: z.array(z.object({version_id: z.string()}))}))
  })
})

/** Cloudflare identifies files by this many digits of their SHA-256 hash. */
const HASH_LENGTH = 32

/** Runtime version of the Worker. It hardly matters, because the Worker has no code. */
const COMPATIBILITY_DATE = '2025-01-01'

/** Paths of a Worker in Cloudflare's API. */
interface WorkerPaths {
  workers: string
  script: string
}

/** Deploys static assets to a Cloudflare Worker. See “Direct Uploads” in Cloudflare's docs. */
export function createCloudflareHost(
  api: HostApi,
  {accountId, script}: {accountId: string; script: string}
): DigestHost {
  const workers = `/accounts/${encodeURIComponent(accountId)}/workers`
  const paths = {workers, script: `${workers}/scripts/${encodeURIComponent(script)}`}
  return {
    title: api.title,
    publish: async (files) => publishAssets(api, paths, await uploadAssets(api, paths, files)),
    rollback: () => rollback(api, paths)
  }
}

/** Uploads the files that Cloudflare doesn't have. Returns the completion token. */
async function uploadAssets(
  api: HostApi,
  {workers, script}: WorkerPaths,
  files: readonly DigestFile[]
): Promise<string> {
  const byHash = new Map(files.map((file) => [file.hash.slice(0, HASH_LENGTH), file]))
  const manifest = Object.fromEntries(
    files.map(({file, hash, size}) => [`/${file}`, {hash: hash.slice(0, HASH_LENGTH), size}])
  )
  const {data} = await requestData(api, sessionSchema, {
    method: 'POST',
    path: `${script}/assets-upload-session`,
    json: {manifest}
  })
  const buckets = (data.result.buckets ?? []).map((bucket) =>
    bucket.flatMap((hash) => byHash.get(hash) ?? [])
  )
  const missing = buckets.flat().filter(({read}) => !read)
  if (missing.length > 0) throw new MissingFiles(missing)
  // If there's nothing to upload, the first token is already the completion token.
  let token = data.result.jwt
  for (const bucket of buckets) {
    const path = `${workers}/assets/upload?base64=true`
    const uploaded = await requestData(api, uploadSchema, {
      ...{method: 'POST', path, body: createForm(bucket), token: data.result.jwt}
    })
    token = uploaded.data.result?.jwt ?? token
  }
  return token
}

/** Publishes uploaded files. */
async function publishAssets(api: HostApi, {script}: WorkerPaths, token: string): Promise<void> {
  const body = new FormData()
  body.set(
    'metadata',
    JSON.stringify({
      assets: {jwt: token, config: {not_found_handling: '404-page'}},
      compatibility_date: COMPATIBILITY_DATE
    })
  )
  await requestApi(api, {method: 'PUT', path: script, body})
}

async function rollback(api: HostApi, {script}: WorkerPaths): Promise<string> {
  const path = `${script}/deployments`
  const {data} = await requestData(api, deploymentsSchema, {path})
  const previous = data.result.deployments[1]?.versions[0]?.version_id
  if (previous === undefined) throw noPreviousDeploy(api)
  const versions = [{version_id: previous, percentage: 100}]
  await requestApi(api, {method: 'POST', path, json: {strategy: 'percentage', versions}})
  return previous
}

function createForm(files: readonly DigestFile[]): FormData {
  const form = new FormData()
  for (const {file, hash, read} of files) {
    const name = hash.slice(0, HASH_LENGTH)
    const content = Buffer.from(read?.() ?? []).toString('base64')
    form.set(name, new File([content], name, {type: contentTypeOf(file)}), name)
  }
  return form
}
