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

/** Deploys to Vercel with file digests. See “Create a new deployment” in Vercel's API reference. */
export function createVercelHost(
  api: HostApi,
  {project, team}: {project: string; team?: string | undefined}
): DigestHost {
  const query = (values: Readonly<Record<string, string>>) => {
    const all = {...values, ...(team !== undefined && {teamId: team})}
    const text = new URLSearchParams(all).toString()
    return text === '' ? '' : `?${text}`
  }
  const create = async (files: readonly DigestFile[]) =>
    requestData(api, createdSchema, {
      method: 'POST',
      path: `/v13/deployments${query({skipAutoDetectionConfirmation: '1'})}`,
      json: {
        ...{name: project, project, target: 'production'},
        // The site is already built.
        projectSettings: {framework: null, buildCommand: null, installCommand: null},
        files: files.map(({file, sha1, size}) => ({file, sha: sha1, size}))
      },
      accepted: [400]
    })
  return {
    title: api.title,
    publish: async (files) => {
      const first = await create(files)
      if (first.status === 200) return
      const wanted = new Set(first.data.error?.missing ?? [])
      const uploads = [...new Map(files.map((file) => [file.sha1, file])).values()].filter(
        ({sha1}) => wanted.has(sha1)
      )
      const missing = uploads.filter(({read}) => !read)
      if (missing.length > 0) throw new MissingFiles(missing)
      await runParallel(uploads, PARALLEL, async ({sha1, read}) => {
        await requestApi(api, {
          method: 'POST',
          path: `/v2/files${query({})}`,
          headers: {'content-type': 'application/octet-stream', 'x-vercel-digest': sha1},
          body: read?.() ?? new Uint8Array()
        })
      })
      const second = await create(files)
      if (second.status !== 200) throw new MissingFiles(files.filter(({read}) => !read))
    },
    rollback: async () => {
      const path = `/v6/deployments${query({projectId: project, target: 'production', state: 'READY'})}`
      const {data} = await requestData(api, deploymentsSchema, {path})
      const previous = data.deployments[1]?.uid
      if (previous === undefined) throw noPreviousDeploy(api)
      const name = encodeURIComponent(project)
      await requestApi(api, {
        method: 'POST',
        path: `/v9/projects/${name}/rollback/${previous}${query({})}`
      })
      return previous
    }
  }
}
