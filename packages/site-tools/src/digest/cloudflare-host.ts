import {hashFully} from '@lectern/shared/cache/content-hash'
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

/** Cloudflare identifies files by a hash with this many hexadecimal digits. */
const HASH_LENGTH = 32

/** Files with rules for the host. Their text is part of the Worker's settings. */
const RULES = ['_headers', '_redirects']

/** Files for the host, which visitors don't need. The last two have a meaning only on Pages. */
const UNPUBLISHED = new Set([...RULES, '_worker.js', '_routes.json'])

/** A file with the hash by which Cloudflare identifies it. */
interface Asset extends DigestFile {
  name: string
}

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
    publish: async (files) => {
      const rules = readRules(files)
      const assets = files.filter(({file}) => !UNPUBLISHED.has(file)).map(nameAsset)
      await publishAssets(api, paths, {rules, token: await uploadAssets(api, paths, assets)})
    },
    rollback: () => rollback(api, paths)
  }
}

/** Uploads the files that Cloudflare doesn't have. Returns the completion token. */
async function uploadAssets(
  api: HostApi,
  {workers, script}: WorkerPaths,
  files: readonly Asset[]
): Promise<string> {
  const byHash = new Map(files.map((file) => [file.name, file]))
  const manifest = Object.fromEntries(
    files.map(({file, name, size}) => [`/${file}`, {hash: name, size}])
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

/** Reads the rules of a site, by the name of their file. */
function readRules(files: readonly DigestFile[]): Record<string, string> {
  const read = (name: string) => files.find(({file}) => file === name)?.read?.()
  return Object.fromEntries(
    RULES.flatMap((name) => {
      const content = read(name)
      return content === undefined ? [] : [[name, new TextDecoder().decode(content)]]
    })
  )
}

/** Publishes uploaded files. */
async function publishAssets(
  api: HostApi,
  {script}: WorkerPaths,
  {token, rules}: {token: string; rules: Readonly<Record<string, string>>}
): Promise<void> {
  const body = new FormData()
  body.set(
    'metadata',
    JSON.stringify({
      assets: {jwt: token, config: {not_found_handling: '404-page', ...rules}},
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

function createForm(files: readonly Asset[]): FormData {
  const form = new FormData()
  for (const {file, name, read} of files) {
    const content = Buffer.from(read?.() ?? []).toString('base64')
    form.set(name, new File([content], name, {type: contentTypeOf(file)}), name)
  }
  return form
}

/** Adds Cloudflare's hash of a file. Cloudflare stores the media type with the content. */
function nameAsset(asset: DigestFile): Asset {
  const {file, hash} = asset
  return {...asset, name: hashFully(`${hash} ${contentTypeOf(file)}`).slice(0, HASH_LENGTH)}
}
