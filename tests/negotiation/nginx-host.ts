import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {EmulatedHost} from './emulated-host.js'
import {isInstalled, runProgram} from './run-program.js'

/** Runs nginx with the generated file. */
export const nginxHost: EmulatedHost = {
  name: 'nginx',
  findObstacle: () => (isInstalled('nginx') ? undefined : 'nginx is missing.'),
  async start({root, baseUrl}) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-nginx-'))
    // Workers change their user.
    chmodSync(folder, 0o755)
    const file = path.join(folder, 'nginx.conf')
    const nginx = await runProgram((port) => {
      const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        file,
        `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${bodies.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}${baseUrl}_nginx.conf; }
}
`
      )
      return ['nginx', '-c', file, '-e', 'stderr']
    })
    return {
      origin: nginx.origin,
      async stop() {
        await nginx.stop()
        rmSync(folder, {recursive: true, force: true})
      }
    }
  }
}
