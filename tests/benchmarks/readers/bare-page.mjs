/** @typedef {import('playwright').Browser} Browser */

/**
 * A page that's only accessed through the given messages.
 *
 * @typedef {object} BarePage
 * @property {(method: string, params?: object) => Promise<any>} send
 * @property {(method: string, listener: (params: any) => void) => void} on
 * @property {() => Promise<void>} close
 */

/**
 * Opens a page without Playwright, as readers have it. Playwright enables the inspector's runtime
 * domain, with which V8 parses a script again for each created Error to find its line. React
 * creates five while it loads, which more than doubles the time to load a page.
 *
 * @param {Browser} browser
 * @returns {Promise<BarePage>}
 */
export async function openBarePage(browser) {
  const session = await browser.newBrowserCDPSession()
  const {browserContextId} = await session.send('Target.createBrowserContext')
  const {targetId} = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId
  })
  const {sessionId} = await session.send('Target.attachToTarget', {targetId, flatten: false})
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map()
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map()
  let last = 0
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const message = JSON.parse(event.message)
    waiting.get(message.id)?.(message)
    listeners.get(message.method)?.(message.params)
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, ({result, error}) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result)
        })
        const message = JSON.stringify({id, method, params})
        session.send('Target.sendMessageToTarget', {message, sessionId}).catch(reject)
      }),
    on: (method, listener) => void listeners.set(method, listener),
    async close() {
      await session.send('Target.disposeBrowserContext', {browserContextId})
      await session.detach()
    }
  }
}
