// Runs the function of a Cloudflare Pages site only for the paths in `_routes.json`, as Cloudflare Pages does.
import routes from 'routes'

const matches = (patterns, pathname) =>
  patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`).test(pathname)
  })

export default {
  fetch(request, env) {
    const {pathname} = new URL(request.url)
    const isRun = matches(routes.include, pathname) && !matches(routes.exclude, pathname)
    return (isRun ? env.WORKER : env.ASSETS).fetch(request)
  }
}
