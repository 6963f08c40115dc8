import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Creates the environment of an npm that knows one registry and nothing of this machine: neither its
 * configuration nor its cache.
 *
 * @param folder - Where npm keeps its files.
 * @param registry - URL with a slash at its end; any token is good enough for it.
 */
export function createNpmEnvironment(folder: string, registry: string): NodeJS.ProcessEnv {
  mkdirSync(folder, {recursive: true})
  const userConfig = path.join(folder, 'npmrc')
  const settings = [
    `registry=${registry}`,
    `${registry.replace(/^http:/, '')}:_authToken=token`,
    `cache=${path.join(folder, 'cache')}`,
    ...['audit', 'fund', 'update-notifier', 'progress'].map((name) => `${name}=false`)
  ]
  writeFileSync(userConfig, `${settings.join('\n')}\n`)
  // What `npm run` hands down would win over the file.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(inherited),
    CI: 'true',
    NO_COLOR: '1',
    npm_config_userconfig: userConfig
  }
}
