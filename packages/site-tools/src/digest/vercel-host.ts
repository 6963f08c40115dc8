import {type DigestFile, type DigestHost, MissingFiles} from './digest-host.js'
import {z} from '@lectern/shared/schema/schema'
import {type HostApi, noPreviousDeploy, requestApi, requestData} from './host-api.js'
import {runParallel} from '../publish/run-parallel.js'

const createdSchema = z.object({
  error: z.object({missing: z.array(z.string()).nullish()}).nullish()
})

const deploymentsSchema = z.object({deployments: z.array(z.object({uid: z.string()}))})

/** Number of parallel uploads. */
const PARALLEL = 8

/** A project on Vercel. */
interface VercelProject {
  project: string
  team?: string | undefined
}

/** Deploys to Vercel with file digests. See “Create a new deployment” in Vercel's API reference. */
export function createVercelHost(api: HostApi, project: VercelProject): DigestHost {
  return {
    title: api.title,
    publish: (files) => publish(api, project, files),
    rollback: () => rollback(api, project)
  }
}

/** Creates a deployment, and uploads the files that Vercel reports as missing. */
async function publish(
  api: HostApi,
  project: VercelProject,
  files: readonly DigestFile[]
): Promise<void> {
  const first = await createDeployment(api, project, files)
  if (first.status === 200) return
  const wanted = new Set(first.data.error?.missing ?? [])
  const uploads = [...new Map(files.map((file) => [file.sha1, file])).values()].filter(({sha1}) =>
    wanted.has(sha1)
  )
  const missing = uploads.filter(({read}) => !read)
  if (missing.length > 0) throw new MissingFiles(missing)
  await runParallel(uploads, PARALLEL, async ({sha1, read}) => {
    await requestApi(api, {
      method: 'POST',
      path: `/v2/files${queryOf(project)}`,
      headers: {'content-type': 'application/octet-stream', 'x-vercel-digest': sha1},
      body: read?.() ?? new Uint8Array()
    })
  })
  const second = await createDeployment(api, project, files)
  if (second.status !== 200) throw new MissingFiles(files.filter(({read}) => !read))
}

/** Creates a deployment. Has status 400 if files are missing. */
function createDeployment(api: HostApi, project: VercelProject, files: readonly DigestFile[]) {
  const {project: name} = project
  return requestData(api, createdSchema, {
    method: 'POST',
    path: `/v13/deployments${queryOf(project, {skipAutoDetectionConfirmation: '1'})}`,
    json: {
      ...{name, project: name, target: 'production'},
      // The site is already built.
      projectSettings: {framework: null, buildCommand: null, installCommand: null},
      files: files.map(({file, sha1, size}) => ({file, sha: sha1, size}))
    },
    accepted: [400]
  })
}

async function rollback(api: HostApi, project: VercelProject): Promise<string> {
  const query = {projectId: project.project, target: 'production', state: 'READY'}
  const path = `/v6/deployments${queryOf(project, query)}`
  const {data} = await requestData(api, deploymentsSchema, {path})
  const previous = data.deployments[1]?.uid
  if (previous === undefined) throw noPreviousDeploy(api)
  const name = encodeURIComponent(project.project)
  await requestApi(api, {
    method: 'POST',
    path: `/v9/projects/${name}/rollback/${encodeURIComponent(previous)}${queryOf(project)}`
  })
  return previous
}

/** Returns a query with the project's team, or an empty string. */
function queryOf({team}: VercelProject, values: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams({...values, ...(team !== undefined && {teamId: team})})
  return text.size === 0 ? '' : `?${text}`
}
