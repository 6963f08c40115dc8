import {spawn} from 'node:child_process'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import {
  type InstalledPackage,
  readInstalledPackages,
  type VersionManifest
} from './installed-packages.js'

/** A local npm registry. Published packages are only kept in memory. */
export interface LocalRegistry {
  /** URL with a trailing slash. */
  url: string
  /** Names of published packages, in order. */
  published: readonly string[]
  stop(): Promise<void>
}

/** The request body of `npm publish`. */
interface Publication {
  name: string
  'dist-tags': Readonly<Record<string, string>>
  versions: Readonly<Record<string, VersionManifest>>
  _attachments: Readonly<Record<string, {data: string}>>
}

/** The state of a registry. */
interface Store {
  installed: ReadonlyMap<string, InstalledPackage[]>
  publications: Map<string, Publication>
  /** Published tarballs by the path of their URL. */
  tarballs: Map<string, Buffer>
}

/**
 * Starts a registry with the third-party packages that are installed in the repository, in the same versions, so
 * that installing them needs no network. Any package can be published to it.
 *
 * Verdaccio isn't used because it has 327 dependencies, and its current version needs Node 22.
 *
 * @param root - The repository root.
 */
export async function startLocalRegistry(root: string): Promise<LocalRegistry> {
  const publications = new Map<string, Publication>()
  const store: Store = {
    installed: readInstalledPackages(root),
    publications,
    tarballs: new Map<string, Buffer>()
  }
  const server = createServer((request, response) => {
    respond(store, request, response).catch((error: unknown) => {
      sendJson(response, 500, {error: String(error)})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    get published() {
      return [...publications.keys()]
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

async function respond(store: Store, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const pathname = decodeURIComponent(url.pathname)
  if (request.method === 'PUT') return publish(store, await text(request), response)
  const tarball = store.tarballs.get(pathname)
  if (tarball) return response.end(tarball)
  const [name = '', file] = pathname.slice(1).split('/-/')
  if (file !== undefined) return sendInstalled(findInstalled(store, name, file), response)
  const packument = createPackument(store, name, url.origin)
  return sendJson(response, packument ? 200 : 404, packument ?? {error: 'not_found'})
}

function publish({publications, tarballs}: Store, body: string, response: ServerResponse) {
  const publication = JSON.parse(body) as Publication
  publications.set(publication.name, publication)
  const [attachment] = Object.values(publication._attachments)
  const [version] = Object.values(publication.versions)
  const pathname = new URL(version?.dist?.tarball ?? '').pathname
  tarballs.set(decodeURIComponent(pathname), Buffer.from(attachment?.data ?? '', 'base64'))
  sendJson(response, 201, {ok: true})
}

/** Creates the registry document of a package, or returns `undefined` if there's no package of that name. */
function createPackument({installed, publications}: Store, name: string, origin: string) {
  const publication = publications.get(name)
  if (publication) return publication
  const versions = installed.get(name)?.map(({manifest}) => ({
    ...manifest,
    // Leave out packages for other platforms, which aren't installed.
    optionalDependencies: keepInstalled(manifest.optionalDependencies, installed),
    dist: {tarball: `${origin}/${name}/-/${manifest.version}.tgz`}
  }))
  if (versions === undefined) return undefined
  return {
    name,
    'dist-tags': {latest: versions[0]?.version},
    versions: Object.fromEntries(versions.map((manifest) => [manifest.version, manifest]))
  }
}

function keepInstalled(
  dependencies: Readonly<Record<string, string>> = {},
  installed: ReadonlyMap<string, unknown>
) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => installed.has(name)))
}

function findInstalled({installed}: Store, name: string, file: string) {
  return installed.get(name)?.find(({manifest}) => file === `${manifest.version}.tgz`)
}

/** Streams a folder as a tarball. npm also accepts uncompressed ones. */
async function sendInstalled(found: InstalledPackage | undefined, response: ServerResponse) {
  if (!found) return sendJson(response, 404, {error: 'not_found'})
  const name = path.basename(found.folder)
  const nested = `--exclude=${name}/node_modules`
  const tar = spawn('tar', ['-cf', '-', nested, '-C', path.dirname(found.folder), name])
  // npm closes the connection early if a parallel download of the same package was faster.
  await pipeline(tar.stdout, response).catch(() => tar.kill())
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(value))
}
