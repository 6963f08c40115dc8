import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {EmulatedHost} from './emulated-host.js'
import {isInstalled, runProgram} from './run-program.js'

const MODULE_FOLDER = '/usr/lib/apache2/modules'
const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'setenvif']

/** Runs Apache with the generated `.htaccess`. */
export const apacheHost: EmulatedHost = {
  name: 'apache',
  findObstacle: () => (isInstalled('apache2') ? undefined : 'apache2 is missing.'),
  async start({root}) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-apache-'))
    // Workers change their user.
    chmodSync(folder, 0o755)
    const file = path.join(folder, 'apache.conf')
    const apache = await runProgram((port) => {
      const modules = MODULES.map(
        (name) => `LoadModule ${name}_module ${MODULE_FOLDER}/mod_${name}.so`
      )
      writeFileSync(
        file,
        `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
KeepAliveTimeout 600
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options FollowSymLinks
</Directory>
`
      )
      return ['apache2', '-X', '-f', file]
    })
    return {
      origin: apache.origin,
      async stop() {
        await apache.stop()
        rmSync(folder, {recursive: true, force: true})
      }
    }
  }
}
