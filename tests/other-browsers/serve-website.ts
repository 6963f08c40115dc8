import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import {type ServedFolder, serveRequests} from '../e2e/serve-folder.js'
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

/** Serves the build of the reference website. Its pages collect their problems. */
export function serveWebsite(): Promise<ServedFolder> {
  const serve = sirv(WEBSITE_BUILD)
  return serveRequests((request, response) => {
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
}
