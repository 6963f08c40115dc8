import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Creates an environment in which npm uses one registry, and ignores this machine's configuration and cache.
 *
 * @param folder - Folder for npm's files.
 * @param registry - URL with a trailing slash. The registry accepts any token.
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
  // Variables from `npm run` would override the configuration file.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(inherited),
    CI: 'true',
    NO_COLOR: '1',
    npm_config_userconfig: userConfig
  }
}
