import {existsSync, readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {WEBSITE_BUILD} from '../e2e/website-folder.js'

/** Collects errors and warnings in `pageProblems`, since WebDriver doesn't report them. */
const COLLECT = `<script>
  window.pageProblems = []
  addEventListener('error', ({message, target}) => {
    pageProblems.push(message || 'Failed: ' + (target.src || target.href))
  }, true)
  addEventListener('unhandledrejection', ({reason}) => pageProblems.push(String(reason)))
  for (const level of ['error', 'warn']) {
    console[level] = (...values) => pageProblems.push(values.join(' '))
  }
</script>`

/** The website on a free port. */
export interface ServedWebsite {
  /** Origin without a trailing slash. */
  origin: string
  close(): void
}

/** Serves the build of the reference website. Its pages collect their problems. */
export async function serveWebsite(): Promise<ServedWebsite> {
  const serve = sirv(WEBSITE_BUILD)
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost')
    const name = path.join(WEBSITE_BUILD, pathname)
    const pages = [`${name}.html`, path.join(name, 'index.html')]
    const found = pages.find((file) => existsSync(file))
    const sendPage = (file: string, status: number) => {
      response.writeHead(status, {'content-type': 'text/html; charset=utf-8'})
      response.end(readFileSync(file, 'utf8').replace('<head>', `<head>${COLLECT}`))
    }
    if (found) sendPage(found, 200)
    else serve(request, response, () => sendPage(path.join(WEBSITE_BUILD, '404.html'), 404))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}
