import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {EmulatedHost} from './emulated-host.js'
import {findWorkerd} from './find-executable.js'
import {runProgram} from './run-program.js'
import {type Found, startStaticServer} from './static-server.js'

const ROUTER = fileURLToPath(new URL('runtimes/cloudflare-router.js', import.meta.url))

/**
 * Runs the function in workerd, and serves files as Cloudflare Pages does: `a.html` at `/a` and
 * `a/index.html` at `/a/`, with redirects from the other forms.
 */
export const cloudflareHost: EmulatedHost = {
  name: 'cloudflare',
  async start({root, baseUrl}) {
    const outDir = path.join(root, baseUrl)
    const files = await startStaticServer(root, {
      find: findFile,
      redirectStatus: 308,
      headers: {'cache-control': 'public, max-age=0, must-revalidate'},
      rulesFolder: outDir
    })
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-workerd-'))
    copyFileSync(path.join(outDir, '_worker.js'), path.join(folder, 'worker.js'))
    copyFileSync(path.join(outDir, '_routes.json'), path.join(folder, 'routes.json'))
    copyFileSync(ROUTER, path.join(folder, 'router.js'))
    const config = path.join(folder, 'config.capnp')
    const workerd = await runProgram((port) => {
      writeFileSync(config, describe(port, new URL(files.origin).host))
      return [findWorkerd(), 'serve', config]
    })
    return {
      origin: workerd.origin,
      async stop() {
        await workerd.stop()
        await files.stop()
        rmSync(folder, {recursive: true, force: true})
      }
    }
  }
}

/** Describes the router, the function and the files to workerd. */
function describe(port: number, assets: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const date :Text = "2026-01-01";
const config :Workerd.Config = (
  services = [
    (name = "router", worker = (
      modules = [
        (name = "router", esModule = embed "router.js"),
        (name = "routes", json = embed "routes.json")
      ],
      bindings = [(name = "WORKER", service = "worker"), (name = "ASSETS", service = "assets")],
      compatibilityDate = .date
    )),
    (name = "worker", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      bindings = [(name = "ASSETS", service = "assets")],
      compatibilityDate = .date
    )),
    (name = "assets", external = (address = "${assets}", http = ()))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "router")]
);
`
}

function findFile(pathname: string, isFile: (file: string) => boolean): Found {
  if (pathname.endsWith('/')) {
    if (isFile(`${pathname}index.html`)) return {file: `${pathname}index.html`}
    const page = pathname.slice(0, -1)
    return isFile(`${page}.html`) ? {redirect: page} : undefined
  }
  if (isFile(pathname)) {
    const page = /^(.*?)(?:(?<=\/)index)?\.html$/.exec(pathname)?.[1]
    return page === undefined ? {file: pathname} : {redirect: page}
  }
  if (isFile(`${pathname}.html`)) return {file: `${pathname}.html`}
  return isFile(`${pathname}/index.html`) ? {redirect: `${pathname}/`} : undefined
}
