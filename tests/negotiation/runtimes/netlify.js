// Runs a Netlify edge function in Deno: `deno run … netlify.js PORT STATIC_ORIGIN FUNCTION_FILE`. Requests that the
// function doesn't select, and `context.next()`, get the static file.
const [port, staticOrigin, file] = Deno.args
const {default: handle, config} = await import(new URL(`file://${file}`))
const listPatterns = (paths = []) =>
  [paths].flat().map((pathname) => new URLPattern({pathname, hostname: '*', protocol: '*'}))
const included = listPatterns(config.path)
const excluded = listPatterns(config.excludedPath)
const matches = (patterns, url) => patterns.some((pattern) => pattern.test(url))

Deno.serve({port: Number(port), hostname: '127.0.0.1', onListen() {}}, async (request) => {
  const next = () => fetchStatic(request)
  if (!matches(included, request.url) || matches(excluded, request.url)) return next()
  try {
    return await handle(request, {next})
  } catch (error) {
    console.error(error)
    if (config.onError === 'bypass') return next()
    return new Response('The edge function has failed.', {status: 500})
  }
})

async function fetchStatic(request) {
  const {pathname, search} = new URL(request.url)
  const {method, headers} = request
  const found = await fetch(staticOrigin + pathname + search, {method, headers, redirect: 'manual'})
  // The body has already been decoded.
  const decoded = new Headers(found.headers)
  for (const name of ['content-encoding', 'content-length']) decoded.delete(name)
  const hasBody = method !== 'HEAD' && found.status !== 304
  return new Response(hasBody ? found.body : null, {status: found.status, headers: decoded})
}
