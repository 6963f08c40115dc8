import {expect, test} from 'vitest'
import {convertCommands} from './package-manager-commands.js'

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm i', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['npm install --save a@1 b', 'yarn add a@1 b', 'pnpm add a@1 b', 'bun add a@1 b'],
  ['npm install --save-dev a', 'yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a'],
  ['npm i -D a', 'yarn add --dev a', 'pnpm add -D a', 'bun add --dev a'],
  ['npm i -E a', 'yarn add --exact a', 'pnpm add -E a', 'bun add --exact a'],
  ['npm i -P a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm add a b#main', 'yarn add a b#main', 'pnpm add a b#main', 'bun add a b#main'],
  ['npm i --force', 'yarn install --force', 'pnpm install --force', 'bun install --force'],
  ['npm i a --legacy-peer-deps', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm i -g a', 'yarn global add a', 'pnpm add -g a', 'bun add --global a'],
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
  ['npm rm -g a', 'yarn global remove a', 'pnpm remove -g a', 'bun remove --global a'],
  ['npm update', 'yarn upgrade', 'pnpm update', 'bun update'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['npm run build -- --x', 'yarn build --x', 'pnpm run build --x', 'bun run build --x'],
  ['npm run a -- --x=1', 'yarn a --x=1', 'pnpm run a --x=1', 'bun run a --x=1'],
  [`npm run a -- '; b'`, `yarn a '; b'`, `pnpm run a '; b'`, `bun run a '; b'`],
  ['npm run publish', 'yarn run publish', 'pnpm run publish', 'bun run publish'],
  ['npm run', 'yarn run', 'pnpm run', 'bun run'],
  ['npm constructor a', 'npm constructor a', 'npm constructor a', 'npm constructor a'],
  ['npx toString', 'yarn dlx toString', 'pnpm dlx toString', 'bun x toString'],
  ['npm toString', 'npm toString', 'npm toString', 'npm toString'],
  ['npm start', 'yarn start', 'pnpm start', 'bun start'],
  ['npm stop', 'yarn run stop', 'pnpm run stop', 'bun run stop'],
  ['npm test -- --watch', 'yarn test --watch', 'pnpm test --watch', 'bun run test --watch'],
  ['npm exec site build', 'yarn site build', 'pnpm exec site build', 'bunx site build'],
  ['npx site build', 'yarn dlx site build', 'pnpm dlx site build', 'bun x site build'],
  ['npx --yes a@latest b', 'yarn dlx a@latest b', 'pnpm dlx a@latest b', 'bun x a@latest b'],
  [
    'npm create site@latest my-site -- --ts',
    'yarn create site my-site --ts',
    'pnpm create site my-site --ts',
    'bunx create-site my-site --ts'
  ],
  ['npm init site', 'yarn create site', 'pnpm create site', 'bunx create-site'],
  ['npm init @a/b', 'yarn create @a/b', 'pnpm create @a/b', 'bunx @a/create-b'],
  ['npm init @a', 'yarn create @a', 'pnpm create @a', 'bun create @a'],
  ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  ['npm ls', 'yarn list', 'pnpm ls', 'bun pm ls'],
  ['npm outdated', 'yarn outdated', 'pnpm outdated', 'bun outdated'],
  ['npm config get registry', ...Array<string>(3).fill('npm config get registry')],
  ['npm audit', 'yarn audit', 'pnpm audit', 'bun audit'],
  ['npm audit fix', ...Array<string>(3).fill('npm audit fix')],
  ['npm', 'npm', 'npm', 'npm']
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm)
  expect(convertCommands(npm, 'yarn')).toBe(yarn)
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommands(npm, 'bun')).toBe(bun)
})

test('converts commands after prompts, variables and other commands', () => {
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
      'echo "$(yarn run version)" npm-packages ./npm'
    ].join('\n')
  )
})

test('keeps the line breaks of a continued command', () => {
  const text = [
    'npm install --save-dev \\',
    '  react \\',
    '  react-dom',
    'npm install \\',
    '  --save-dev react',
    'npm run build \\',
    '  -- --port 3000 && npx \\',
    '  site serve'
  ].join('\n')
  expect(convertCommands(text, 'yarn')).toBe(
    [
      'yarn add --dev \\',
      '  react \\',
      '  react-dom',
      'yarn add --dev \\',
      '  react',
      'yarn build \\',
      '  --port 3000 && yarn dlx \\',
      '  site serve'
    ].join('\n')
  )
})

test('leaves comments unchanged', () => {
  const text = ['# or npm install', 'npm ci # like npm install, but exact'].join('\n')
  expect(convertCommands(text, 'pnpm')).toBe(
    ['# or npm install', 'pnpm install --frozen-lockfile # like npm install, but exact'].join('\n')
  )
})
