import {setTimeout as wait} from 'node:timers/promises'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {type DigestFile, type DigestHost, MissingFiles} from './digest-host.js'
import {z} from '@lectern/shared/schema/schema'
import {type HostApi, noPreviousDeploy, requestApi, requestData} from './host-api.js'
import {runParallel} from '../publish/run-parallel.js'

const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish()
})

type Deploy = z.output<typeof deploySchema>

const siteSchema = z.object({published_deploy: z.object({id: z.string()}).nullish()})

/** States of a deployment whose missing files are known. The first states depend on the load. */
const COMPARED = ['prepared', 'uploading', 'uploaded', 'ready']

/** Number of parallel uploads. */
const PARALLEL = 8

/** Milliseconds between polls of a deployment's state. */
const POLL = 1000

/** Maximum number of polls. */
const MAX_POLLS = 300

/** Deploys to Netlify with file digests. See “Deploy with the API” in Netlify's docs. */
export function createNetlifyHost(api: HostApi, siteId: string): DigestHost {
  const site = `/sites/${encodeURIComponent(siteId)}`
  return {
    title: api.title,
    publish: async (files) => {
      const digests = Object.fromEntries(files.map(({file, sha1}) => [`/${file}`, sha1]))
      const {data: created} = await requestData(api, deploySchema, {
        method: 'POST',
        path: `${site}/deploys`,
        json: {files: digests, async: true}
      })
      const deploy = await waitFor(api, created, ({state}) => COMPARED.includes(state))
      const wanted = new Set(deploy.required ?? [])
      const uploads = [...new Map(files.map((file) => [file.sha1, file])).values()].filter(
        ({sha1}) => wanted.has(sha1)
      )
      const missing = uploads.filter(({read}) => !read)
      if (missing.length > 0) throw new MissingFiles(missing)
      await runParallel(uploads, PARALLEL, (file) => upload(api, deploy.id, file))
      await waitFor(api, deploy, ({state}) => state === 'ready')
    },
    rollback: async () => {
      const {data: current} = await requestData(api, siteSchema, {path: site})
      const {data: all} = await requestData(api, z.array(deploySchema), {
        path: `${site}/deploys`
      })
      const ready = all.filter(({state}) => state === 'ready')
      const index = ready.findIndex(({id}) => id === current.published_deploy?.id)
      const previous = ready[index + 1]
      if (index < 0 || !previous) throw noPreviousDeploy(api)
      const path = `${site}/deploys/${encodeURIComponent(previous.id)}/restore`
      await requestApi(api, {method: 'POST', path})
      return previous.id
    }
  }
}

async function upload(api: HostApi, deploy: string, {file, read}: DigestFile): Promise<void> {
  const name = file.split('/').map(encodeURIComponent).join('/')
  await requestApi(api, {
    method: 'PUT',
    path: `/deploys/${encodeURIComponent(deploy)}/files/${name}`,
    headers: {'content-type': 'application/octet-stream'},
    body: read?.() ?? new Uint8Array()
  })
}

async function waitFor(
  api: HostApi,
  deploy: Deploy,
  isDone: (deploy: Deploy) => boolean
): Promise<Deploy> {
  let current = deploy
  for (let poll = 0; !isDone(current) && poll < MAX_POLLS; poll += 1) {
    if (current.state === 'error') throw failed(api, current)
    if (poll > 0) await wait(POLL)
    current = (
      await requestData(api, deploySchema, {path: `/deploys/${encodeURIComponent(deploy.id)}`})
    ).data
  }
  if (isDone(current)) return current
  throw failed(api, current)
}

function failed({title}: HostApi, {id, state, error_message: reason}: Deploy): SiteError {
  return new SiteError({
    code: 'deploy-request-failed',
    message: `The deployment ${id} to ${title} failed: ${reason ?? `its state is ${state}`}.`,
    hint: 'Run the command again, or open the deployment on Netlify.'
  })
}
