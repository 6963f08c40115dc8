import type {PublishedSite} from './published-site.js'

interface WebManifest {
  name?: unknown
  short_name?: unknown
  id?: unknown
  start_url?: unknown
  scope?: unknown
  display?: unknown
  dir?: unknown
  theme_color?: unknown
  background_color?: unknown
  icons?: unknown
}

interface Icon {
  src?: unknown
  sizes?: unknown
  type?: unknown
  purpose?: unknown
}

const DISPLAY: readonly unknown[] = ['fullscreen', 'standalone', 'minimal-ui', 'browser']
const PURPOSE = /^(?:monochrome|maskable|any)(?: (?:monochrome|maskable|any))*$/
const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
/** Icon sizes that Chromium requires for installation. */
const NEEDED = ['192x192', '512x512']

/** Validates a web app manifest with PNG icons: https://www.w3.org/TR/appmanifest/. */
export function checkWebManifest(url: string, site: PublishedSite): string[] {
  const bytes = site.read(url)
  if (!bytes) return ['there is no such manifest']
  const manifest = JSON.parse(bytes.toString()) as WebManifest
  const icons = (Array.isArray(manifest.icons) ? manifest.icons : []) as Icon[]
  const ordinary = icons.filter(({purpose = 'any'}) => String(purpose).includes('any'))
  return [
    ...checkMembers(manifest),
    ...checkUrls(manifest, url, site),
    ...NEEDED.filter((size) => !ordinary.some(({sizes}) => sizes === size)).map(
      (size) => `it has no icon of ${size}`
    ),
    ...icons.flatMap((icon) =>
      checkIcon(icon, url, site).map((problem) => `${String(icon.src)}: ${problem}`)
    )
  ]
}

function checkMembers(manifest: WebManifest): string[] {
  const {name, short_name, display, dir = 'auto', theme_color, background_color} = manifest
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  return [
    !isText(name) && 'it has no name',
    short_name !== undefined && !isText(short_name) && 'its short_name is empty',
    !DISPLAY.includes(display) && `display is ${String(display)}`,
    !['ltr', 'rtl', 'auto'].includes(String(dir)) && `dir is ${String(dir)}`,
    ...[theme_color, background_color].map(
      (color) => color !== undefined && !COLOR.test(String(color)) && `a color is ${String(color)}`
    )
  ].filter((problem) => problem !== false)
}

/** Checks URLs. The scope is relative to the manifest, the ID to the origin: §1.3, §1.8. */
function checkUrls(manifest: WebManifest, url: string, site: PublishedSite): string[] {
  const start = resolve(manifest.start_url, url)
  const scope = resolve(manifest.scope ?? './', url) ?? ''
  const id = manifest.id === undefined ? start : resolve(manifest.id, new URL(url).origin)
  return [
    !start && `start_url is ${String(manifest.start_url)}`,
    start && !site.has(start) && `there is no page ${start}`,
    !start?.startsWith(scope) && `${start} is not in the scope ${scope}`,
    !id?.startsWith(scope) && `the ID ${id} is not in the scope ${scope}, as if of another site`
  ].filter((problem) => typeof problem === 'string')
}

function checkIcon({src, sizes, type, purpose = 'any'}: Icon, url: string, site: PublishedSite) {
  const address = resolve(src, url)
  const bytes = address === undefined ? undefined : site.read(address)
  if (!bytes) return ['there is no such file']
  const size = readPngSize(bytes)
  return [
    type !== 'image/png' && `its type is ${String(type)}`,
    size !== sizes && `it is ${size}, not ${String(sizes)}`,
    !PURPOSE.test(String(purpose)) && `its purpose is ${String(purpose)}`
  ].filter((problem) => problem !== false)
}

function resolve(address: unknown, base: string): string | undefined {
  return typeof address === 'string' && URL.canParse(address, base)
    ? new URL(address, base).href
    : undefined
}

/** Reads the size from the first chunk: https://www.w3.org/TR/png/#11IHDR. */
function readPngSize(bytes: Buffer): string {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  return isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'no PNG'
}
