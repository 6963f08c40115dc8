import {fileURLToPath} from 'node:url'

/** A theme of the site itself. */
export default function wood() {
  return {
    name: 'theme-wood',
    getThemePath: () => fileURLToPath(new URL('wood', import.meta.url)),
    getSwizzleConfig: () => ({
      default: {eject: 'safe', wrap: 'safe'},
      components: {
        Crown: {actions: {eject: 'forbidden', wrap: 'safe'}},
        Moss: {actions: {eject: 'unsafe', wrap: 'safe'}}
      }
    })
  }
}
