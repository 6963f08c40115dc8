import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'
import {readTimes} from './hash-tree.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('social-images')
  expect(site.exitCode).toBe(0)
})

const listImages = () => readdirSync(path.join(site.outDir, 'assets/social')).sort()

/** Returns the values of head tags with a name, in order. */
function readTags(page: string, name: string): string[] {
  const head = site.read(page).split('</head>')[0] ?? ''
  const pattern = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g')
  return [...head.matchAll(pattern)].map(([, content = '']) => content)
}

/** Returns the image file of a page. */
function imageOf(page: string): string {
  const [address = '', ...others] = readTags(page, 'og:image')
  expect(others).toEqual([])
  expect(readTags(page, 'twitter:image')).toEqual([address])
  expect(address).toMatch(/^https:\/\/notes\.example\.com\/base\/assets\/social\/[\da-f]{16}\.png$/)
  return path.basename(address)
}

test("docs and posts have their own images, and all other pages use the site's", () => {
  const [home, tags, owl, post] = [
    'index.html',
    'blog/tags/index.html',
    'docs/owl/index.html',
    'blog/2026/04/01/first-eggs/index.html'
  ].map(imageOf)
  expect(tags).toBe(home)
  expect(new Set([home, owl, post]).size).toBe(3)
  expect(listImages()).toEqual(expect.arrayContaining([home, owl, post]))
  const png = readFileSync(path.join(site.outDir, 'assets/social', owl ?? ''))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(readTags('docs/owl/index.html', 'twitter:card')).toEqual(['summary_large_image'])
  expect(readTags('docs/owl/index.html', 'og:image:alt')).toEqual(['Owl'])
})

test('an image in front matter takes precedence', () => {
  const own = ['https://notes.example.com/base/img/lark.png']
  expect(readTags('docs/lark/index.html', 'og:image')).toEqual(own)
  expect(readTags('docs/lark/index.html', 'og:image:width')).toEqual([])
})

test('characters that no font contains are reported with their page', () => {
  expect(site.stderr).toContain('social-image-letter-missing')
  expect(site.stderr).toContain('the social image for /docs/hibari have no glyphs for: ヒ バ リ')
  expect(site.stderr).toContain('at docs/hibari.md')
})

test('only images of edited pages are drawn again', async () => {
  const before = {times: readTimes(site.outDir), owl: imageOf('docs/owl/index.html')}
  writeFileSync(
    path.join(site.siteDir, 'docs/owl.md'),
    '---\ntitle: Barn owl\ndescription: Hunts at night.\n---\n\nOther words.\n'
  )
  expect((await buildSite(site.siteDir)).exitCode).toBe(0)
  const after = readTimes(site.outDir)
  const isNew = (file: string) => after[file] !== before.times[file]
  const drawn = Object.keys(after).filter((file) => file.endsWith('.png') && isNew(file))
  expect(drawn).toEqual([`assets/social/${imageOf('docs/owl/index.html')}`])
  expect(listImages()).not.toContain(before.owl)
})

test('a site can draw images with its own component', async () => {
  const [config, design] = ['site.config.mjs', 'src/social-image.tsx'].map((file) =>
    path.join(site.siteDir, file)
  ) as [string, string]
  const before = listImages()
  const text = readFileSync(config, 'utf8')
  writeFileSync(
    config,
    text.replace("'social-images'", "['social-images', {component: './src/social-image.tsx'}]")
  )
  writeFileSync(
    design,
    `const Box = ({children}: {children: string}) => <div style={{display: 'flex'}}>{children}</div>
export default ({title}: {title: string}) => <><Box>{title}</Box><Box>for birders ☂</Box></>`
  )
  const built = await buildSite(site.siteDir)
  expect(built.exitCode).toBe(0)
  expect(built.stderr).toContain('the social image for the site itself have no glyphs for: ☂')
  expect(listImages().filter((file) => before.includes(file))).toEqual([])
  expect(listImages()).toContain(imageOf('docs/owl/index.html'))
})
