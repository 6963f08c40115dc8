import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {expect, onTestFinished, test} from 'vitest'
import {createSiteChanges} from './site-changes.js'

test('a system limit is a warning, and polling finds the changes', async () => {
  const siteDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-changes-'))
  const reported: [kind: string, problem: SiteProblem][] = []
  const changes = createSiteChanges({
    siteDir,
    report: {
      ready() {},
      updated() {},
      note() {},
      problems(_about, problems, kind) {
        for (const problem of problems) reported.push([kind, problem])
      }
    },
    now: () => performance.now(),
    wallClock: () => Date.now(),
    watch() {
      throw Object.assign(new Error('No more watches.'), {code: 'ENOSPC'})
    }
  })
  onTestFinished(() => {
    changes.close()
    fs.rmSync(siteDir, {recursive: true})
  })
  const changed: string[] = []
  changes.subscribe((files) => changed.push(...files.map((file) => path.basename(file))))
  expect(reported).toEqual([
    [
      'warning',
      {
        code: 'watch-limit',
        message:
          "The operating system's limit for watched folders has been reached, so the server polls files instead. Updates are slower.",
        hint: 'Raise the limit and restart the server, e.g. `sudo sysctl fs.inotify.max_user_watches=524288` on Linux.'
      }
    ]
  ])
  fs.writeFileSync(path.join(siteDir, 'a.md'), 'text')
  await expect.poll(() => changed).toEqual(['a.md'])
})
