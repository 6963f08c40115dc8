import {expect, test} from 'vitest'
import {convertCommands} from './package-manager-commands.js'

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm i', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['npm install --save a@1 b', 'yarn add a@1 b', 'pnpm add a@1 b', 'bun add a@1 b'],
  ['npm install --save-dev a', 'yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a'],
  ['npm i -D a', 'yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a'],
  ['npm i -E a', 'yarn add --exact a', 'pnpm add --save-exact a', 'bun add --exact a'],
  ['npm i a --legacy-peer-deps', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm i -g a', 'yarn global add a', 'pnpm add --global a', 'bun add --global a'],
  [
    'npm install --omit=dev',
    'yarn install --production',
    'pnpm install --prod',
    'bun install --production'
  ],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile'
  ],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm rm -g a', 'yarn global remove a', 'pnpm remove --global a', 'bun remove --global a'],
  ['npm update', 'yarn upgrade', 'pnpm update', 'bun update'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['npm run build -- --x', 'yarn build --x', 'pnpm run build --x', 'bun run build --x'],
  ['npm run publish', 'yarn run publish', 'pnpm run publish', 'bun run publish'],
  ['npm run', 'yarn run', 'pnpm run', 'bun run'],
  ['npm start', 'yarn start', 'pnpm start', 'bun run start'],
  ['npm test -- --watch', 'yarn test --watch', 'pnpm test --watch', 'bun run test --watch'],
  ['npm exec site build', 'yarn exec site build', 'pnpm exec site build', 'bunx site build'],
  ['npx site build', 'yarn dlx site build', 'pnpm dlx site build', 'bunx site build'],
  ['npx --yes a@latest b', 'yarn dlx a@latest b', 'pnpm dlx a@latest b', 'bunx a@latest b'],
  [
    'npm create site@latest my-site -- --ts',
    'yarn create site@latest my-site --ts',
    'pnpm create site@latest my-site --ts',
    'bun create site@latest my-site --ts'
  ],
  ['npm init site', 'yarn create site', 'pnpm create site', 'bun create site'],
  ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  ['npm ls', 'yarn list', 'pnpm list', 'bun pm ls'],
  ['npm outdated', 'yarn outdated', 'pnpm outdated', 'bun outdated'],
  ['npm config get registry', ...Array<string>(3).fill('npm config get registry')],
  ['npm', 'npm', 'npm', 'npm']
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm)
  expect(convertCommands(npm, 'yarn')).toBe(yarn)
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommands(npm, 'bun')).toBe(bun)
})

test('finds commands behind others, prompts and settings, and leaves the rest as it is', () => {
  const text = [
    '# npm is fine',
    '$ npm install  # all of it',
    'cd site && npm start',
    'CI=true sudo npm i -g a; npm test | tee npm.log',
    'echo "$(npm run version)" npm-packages ./npm'
  ].join('\n')
  expect(convertCommands(text, 'yarn')).toBe(
    [
      '# npm is fine',
      '$ yarn install  # all of it',
      'cd site && yarn start',
      'CI=true sudo yarn global add a; yarn test | tee npm.log',
      'echo "$(yarn version)" npm-packages ./npm'
    ].join('\n')
  )
})
