import {execFileSync, spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, test} from 'vitest'
import {applyDeploy} from './apply-deploy.js'
import type {DeployStore} from './deploy-store.js'
import {createFolderStore} from './folder-store.js'
import {openGitStore} from './git-store.js'
import {listOutputFiles} from './output-files.js'
import {rollbackDeploy} from './rollback-deploy.js'
import {createRsyncStore} from './rsync-store.js'

interface Target {
  open(): Promise<DeployStore>
  read(file: string): string | undefined
}

const IDENTITY = {GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@example.com'}

/** Each target is empty at first. */
const TARGETS: Readonly<Record<string, () => Target>> = {
  folder: () => {
    const folder = path.join(createTemporarySite(), 'www')
    return {open: async () => createFolderStore(folder), read: (file) => readFile(folder, file)}
  },
  rsync: () => {
    const folder = path.join(createTemporarySite(), 'www/docs')
    const open = async () => createRsyncStore(folder, process.env)
    return {open, read: (file) => readFile(folder, file)}
  },
  git: () => {
    const remote = path.join(createTemporarySite(), 'pages.git')
    execFileSync('git', ['init', '--quiet', '--bare', remote])
    const show = (file: string) =>
      spawnSync('git', ['--git-dir', remote, 'show', `pages:docs/${file}`], {encoding: 'utf8'})
    return {
      open: () => openGitStore({remote, branch: 'pages', folder: 'docs'}, IDENTITY),
      read: (file) => (show(file).status === 0 ? show(file).stdout : undefined)
    }
  }
}

const hasRsync = spawnSync('rsync', ['--version']).status === 0

describe.each(Object.entries(TARGETS))('%s', (name, createTarget) => {
  // The rsync case needs rsync on the system. The folder and Git cases always run.
  test.skipIf(name === 'rsync' && !hasRsync)('deploys, deletes and rolls back', async () => {
    const target = createTarget()
    const run = async <Result>(use: (store: DeployStore) => Promise<Result>): Promise<Result> => {
      const store = await target.open()
      try {
        return await use(store)
      } finally {
        store.close?.()
      }
    }
    const deploy = (files: Record<string, string>) => {
      const outDir = createTemporarySite(files)
      return run((store) =>
        applyDeploy({
          ...{outDir, files: listOutputFiles(outDir), store},
          ...{keepDeploys: 3, grace: 0, now: 0}
        })
      )
    }
    await deploy({'index.html': 'one', 'a b/old.html': 'old', 'ü.svg': 'image'})
    expect(['index.html', 'a b/old.html', 'ü.svg'].map(target.read)).toEqual([
      'one',
      'old',
      'image'
    ])
    await deploy({'index.html': 'two', 'ü.svg': 'image', 'new.html': 'new'})
    expect(['index.html', 'new.html'].map(target.read)).toEqual(['two', 'new'])
    await run((store) => rollbackDeploy(store, 0))
    expect(['index.html', 'a b/old.html'].map(target.read)).toEqual(['one', 'old'])
    await deploy({'index.html': 'three'})
    await deploy({'index.html': 'four'})
    const files = ['index.html', 'a b/old.html', 'ü.svg', 'new.html']
    expect(files.map(target.read)).toEqual(['four', undefined, undefined, undefined])
  })
})

function readFile(folder: string, file: string): string | undefined {
  const absolutePath = path.join(folder, file)
  return fs.existsSync(absolutePath) ? fs.readFileSync(absolutePath, 'utf8') : undefined
}
