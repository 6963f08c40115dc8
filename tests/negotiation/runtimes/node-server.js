// Serves a site with Express: `node node-server.js PORT BASE_URL OUT_DIR`.
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import express from 'express'

const [port, baseUrl = '/', outDir = ''] = process.argv.slice(2)
const {markdown} = await import(pathToFileURL(path.join(outDir, '_markdown.mjs')).href)
const files = express.static(outDir)
const server = express()
  .use(baseUrl, markdown())
  // Files such as `blog.html` beside a folder `blog`
  .use(baseUrl, (request, response, next) => {
    const {url} = request
    request.url = url.replace(/(?<=[^/?])(?=\?|$)/, '.html')
    files(request, response, () => {
      request.url = url
      next()
    })
  })
  .use(baseUrl, files)
  .use((_, response) => response.status(404).sendFile('404.html', {root: outDir}))
  .listen(Number(port), '127.0.0.1')
server.keepAliveTimeout = 0
