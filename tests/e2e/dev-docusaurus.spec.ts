import {devTest as test, expect, isSameDocument, openPage} from './dev-site.js'

test('Tailwind and Sass follow edits', async ({page, startDev}) => {
  const dev = await startDev({
    fixture: 'docusaurus-styles',
    files: {'.gitignore': 'build\n'},
    packages: {sass: 'sass', tailwindcss: 'tailwindcss3'}
  })
  await openPage(page, `${dev.origin}/weir/docs/intro`)
  const text = page.getByText('Above the weir.')
  await expect(text).not.toHaveCSS('margin-top', '0px')
  dev.edit('docs/intro.md', 'mt-3', 'mt-[40px] weir__pool')
  await expect(text).toHaveCSS('margin-top', '40px')
  dev.edit('src/css/_depths.scss', '4em', '80px')
  await expect(text).toHaveCSS('min-height', '80px')
  dev.edit('src/css/custom.css', '.lost {', '.weir__pool {\n  @apply pt-[32px];\n}\n\n.lost {')
  await expect(text).toHaveCSS('padding-top', '32px')
  expect(await isSameDocument(page)).toBe(true)
})

test('a page becomes live once a component that it uses has state', async ({page, startDev}) => {
  const dev = await startDev({
    fixture: 'docusaurus-classic',
    files: {
      'docs/gate.md': '# Gate\n\n![The gate](pathname:///gate.png)\n',
      'src/theme/MDXComponents/Img.jsx':
        'export default function Img({alt}) {\n  return <button type="button">{alt}</button>\n}\n'
    }
  })
  await openPage(page, `${dev.origin}/tables/docs/gate`)
  await expect(page.getByRole('button', {name: 'The gate'})).toBeVisible()
  dev.write(
    'src/theme/MDXComponents/Img.jsx',
    `import {useState} from 'react'

export default function Img({alt}) {
  const [clicks, setClicks] = useState(0)
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {alt}: {clicks}
    </button>
  )
}
`
  )
  const button = page.getByRole('button', {name: 'The gate'})
  await expect(button).toHaveText('The gate: 0')
  await button.click()
  await expect(button).toHaveText('The gate: 1')
})

test('an edited worker, and a module in it, run in the open page', async ({page, startDev}) => {
  const dev = await startDev({fixture: 'docusaurus-code-blocks'})
  await openPage(page, `${dev.origin}/tide`)
  const height = page.locator('output')
  await expect(height).toHaveText('4 m')
  dev.edit('src/workers/tide.ts', 'data * 2', 'data * 3')
  await expect(height).toHaveText('6 m')
  dev.edit('src/workers/unit.ts', "'m'", "'ft'")
  await expect(height).toHaveText('6 ft')
})
