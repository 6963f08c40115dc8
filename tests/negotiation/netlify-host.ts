import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {EmulatedHost} from './emulated-host.js'
import {findDeno} from './find-executable.js'
import {runProgram} from './run-program.js'
import {type Found, startStaticServer} from './static-server.js'

const RUNTIME = fileURLToPath(new URL('runtimes/netlify.js', import.meta.url))

/** Runs the edge function in Deno, and serves files as Netlify does: pages with and without a slash. */
export const netlifyHost: EmulatedHost = {
  name: 'netlify',
  async start({root, baseUrl}) {
    const files = await startStaticServer(root, {
      find: findFile,
      headers: {'cache-control': 'public,max-age=0,must-revalidate'},
      rulesFolder: path.join(root, baseUrl)
    })
    const edgeFunction = path.join(root, baseUrl, '_edge/markdown.js')
    const cache = mkdtempSync(path.join(os.tmpdir(), 'lectern-deno-'))
    const deno = await runProgram(
      (port) => [
        findDeno(),
        'run',
        '--quiet',
        '--no-prompt',
        '--no-config',
        '--no-remote',
        '--no-npm',
        '--allow-net=127.0.0.1',
        `--allow-read=${root}`,
        RUNTIME,
        String(port),
        files.origin,
        edgeFunction
      ],
      {DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1'}
    )
    return {
      origin: deno.origin,
      async stop() {
        await deno.stop()
        await files.stop()
        rmSync(cache, {recursive: true, force: true})
      }
    }
  }
}

function findFile(pathname: string, isFile: (file: string) => boolean): Found {
  const page = pathname.replace(/\/$/, '')
  const file = [pathname, `${page}.html`, `${page}/index.html`].find(isFile)
  return file === undefined ? undefined : {file}
}
