import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {buildSite} from './build-site.js'

test('worker-loader bundles files as workers, in imports and in rules', async () => {
  const rule = {
    test: '/\\.worker\\.js$/',
    use: "{loader: 'worker-loader', options: {inline: true}}"
  }
  const site = await buildSite(
    createTemporarySite({
      'docusaurus.config.js': `module.exports = {
        title: 'Tides',
        url: 'https://tides.example',
        baseUrl: '/',
        presets: [['classic', {docs: false, blog: false}]],
        plugins: [
          () => ({
            name: 'workers',
            configureWebpack: () => ({module: {rules: [{test: ${rule.test}, use: ${rule.use}}]}})
          })
        ]
      }`,
      'src/count.js': 'export const count = () => "counted tides"',
      'src/tide.worker.js': 'import {count} from "./count.js"\nself.postMessage(count())',
      'src/moon.js': 'self.postMessage("new moon")',
      'src/pages/index.js': `import {useEffect} from 'react'
        import TideWorker from '../tide.worker.js'
        import MoonWorker from 'worker-loader?worker=SharedWorker!../moon.js'
        export default function Home() {
          useEffect(() => void [new TideWorker(), new MoonWorker()], [])
          return <h1>{typeof TideWorker}</h1>
        }`
    })
  )
  expect(site.stderr).toBe('')
  expect(site.read('index.html')).toContain('<h1>function</h1>')
  const scripts = site.list(/\.js$/).map((file) => ({file, code: site.read(file)}))
  const codeWith = (text: string) => scripts.filter(({code}) => code.includes(text))
  expect(codeWith('counted tides').map(({file}) => file)).toEqual([
    expect.stringMatching(/^assets\/files\/tide\.worker\.js-\w+\.js$/)
  ])
  expect(codeWith('new moon').map(({file}) => file)).toEqual([
    expect.stringMatching(/^assets\/files\/moon\.js-\w+\.js$/)
  ])
  const [page] = codeWith('tide.worker.js-')
  expect(page?.code).toMatch(/new Worker\(/)
  expect(page?.code).toMatch(/new SharedWorker\(/)
})
