import http from 'node:http'
import {devTest as test, expect} from './dev-site.js'

/** A request as a browser cannot be made to send it. */
function request(origin: string, path: string, headers: http.OutgoingHttpHeaders = {}) {
  const {port} = new URL(origin)
  return new Promise<{status?: number; headers: http.IncomingHttpHeaders; body: string}>(
    (resolve, reject) => {
      http
        .get({host: 'localhost', port, path, headers}, (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text: string) => {
            body += text
          })
          response.on('end', () =>
            resolve({status: response.statusCode, headers: response.headers, body})
          )
        })
        .on('error', reject)
    }
  )
}

test('a mistake in MDX covers the page with its place, and goes when it is corrected', async ({
  page,
  dev
}) => {
  await page.goto('/docs/live', {waitUntil: 'load'})
  await expect(page.getByTestId('counter')).toBeVisible()
  await page.waitForTimeout(800)
  dev.edit('docs/live.mdx', '<Counter />', '<Counter>')
  const overlay = page.getByRole('alertdialog')
  await expect(overlay).toContainText('docs/live.mdx:10')
  await expect(overlay.locator('pre')).toContainText('> 10 | <Counter>')
  await expect.poll(() => dev.output()).toContain('docs/live.mdx:10')
  dev.edit('docs/live.mdx', '<Counter>', '<Counter />')
  await expect(overlay).toHaveCount(0)
  await expect(page.getByTestId('counter')).toBeVisible()
})

test('a page that is broken when it is opened shows itself once it is whole', async ({
  page,
  dev
}) => {
  dev.write('docs/broken.mdx', '# Broken\n\n<Unclosed>\n')
  await page.waitForTimeout(600)
  await page.goto('/docs/broken')
  await expect(page.getByRole('alertdialog')).toContainText('docs/broken.mdx')
  dev.write('docs/broken.mdx', '# Mended\n\nWhole.\n')
  await expect(page.locator('h1')).toHaveText('Mended')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('an import that leads nowhere and a component that throws name their places', async ({
  page,
  dev
}) => {
  await page.goto('/docs/live', {waitUntil: 'load'})
  await expect(page.getByTestId('counter')).toBeVisible()
  await page.waitForTimeout(800)
  const overlay = page.getByRole('alertdialog')
  dev.edit('src/components/counter.jsx', "'react'", "'react'\nimport './nowhere'")
  await expect(overlay).toContainText('src/components/counter.jsx:2')
  dev.edit('src/components/counter.jsx', "\nimport './nowhere'", '')
  await expect(overlay).toHaveCount(0)
  dev.edit(
    'src/components/counter.jsx',
    'return <button',
    "throw new Error('Oh no')\n  return <button"
  )
  await expect(overlay).toContainText('Oh no')
  await expect(overlay).toContainText('src/components/counter.jsx:5')
  dev.edit('src/components/counter.jsx', "throw new Error('Oh no')\n", '')
  await expect(overlay).toHaveCount(0)
  await expect(page.getByTestId('counter')).toBeVisible()
})

test('a link that leads nowhere is named in a corner and in the terminal', async ({page, dev}) => {
  await page.goto('/docs/other', {waitUntil: 'load'})
  await page.waitForTimeout(800)
  dev.edit('docs/other.md', './intro.md', './missing.md')
  await expect(page.getByRole('status').getByText('missing.md')).toBeVisible()
  await expect.poll(() => dev.output()).toContain('warning broken-markdown-link')
  dev.edit('docs/other.md', './missing.md', './intro.md#nowhere')
  await expect(page.getByRole('status').getByText('nowhere')).toBeVisible()
  dev.edit('docs/other.md', '#nowhere', '')
  await expect(page.getByRole('status').getByText('nowhere')).toHaveCount(0)
})

test('strange hosts and addresses that leave the site are refused', async ({dev}) => {
  expect((await request(dev.origin, '/docs/intro', {host: 'evil.example'})).status).toBe(403)
  for (const path of ['/../site.config.mjs', '/%2e%2e/site.config.mjs', '/a%2fb', '/a%00'])
    expect((await request(dev.origin, path)).status).toBe(400)
  const page = await request(dev.origin, '/docs/intro', {origin: 'https://evil.example'})
  expect(page.status).toBe(200)
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
  expect((await request(dev.origin, '/site.config.mjs')).status).toBe(404)
})
