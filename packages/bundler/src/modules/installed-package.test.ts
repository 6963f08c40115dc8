import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {expect, test} from 'vitest'
import {isInstalledPackage, isOwnPackage} from './installed-package.js'

test.each([
  ['/site/node_modules/@lectern/theme/src/a.tsx', true, false],
  ['/site/node_modules/.pnpm/@lectern+theme@1/node_modules/@lectern/theme/src/a.tsx', true, false],
  ['/site/node_modules/@lectern/theme/node_modules/b/c.js', false, true],
  ['/site/node_modules/b/c.js', false, true],
  ['/site/src/theme/a.tsx', false, false],
  [path.join(packageFolder('theme'), 'src/a.tsx'), true, false]
])('%s', (file, isOwn, isInstalled) => {
  expect(isOwnPackage(file)).toBe(isOwn)
  expect(isInstalledPackage(file)).toBe(isInstalled)
})
