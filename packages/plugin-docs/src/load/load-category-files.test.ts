import {createSiteContext, type SampleFiles} from '@lectern/testing/create-site-context'
import {expect, test} from 'vitest'
import {loadCategoryFiles} from './load-category-files.js'

function load(files: SampleFiles) {
  return loadCategoryFiles({folder: 'docs', localized: undefined}, createSiteContext(files))
}

test('the first of several category files in a folder wins, and the others are reported', async () => {
  const {byFolder, problems} = await load({
    'docs/_category_.yaml': 'label: Third\n',
    'docs/_category_.yml': 'label: Second\n',
    'docs/a/_category_.json': '{"label": "First"}',
    'docs/a/_category_.yml': 'label: Second\n'
  })
  expect(byFolder).toMatchObject({'': {label: 'Second'}, a: {label: 'First'}})
  expect(problems.map(({code, position}) => `${code} ${position?.file}`).sort()).toEqual([
    'category-file-unused docs/_category_.yaml',
    'category-file-unused docs/a/_category_.yml'
  ])
})

test.each(['constructor', '__proto__'])(
  'reads the category file of the folder %s',
  async (folder) => {
    const {byFolder} = await load({[`docs/${folder}/_category_.json`]: '{"label": "A"}'})
    expect(Object.entries(byFolder)).toMatchObject([[folder, {label: 'A'}]])
  }
)

test.each([
  ['_category.json', '_category_.json'],
  ['category_.yml', '_category_.yml'],
  ['_Category_.yaml', '_category_.yaml'],
  ['_catgory_.json', '_category_.json'],
  ['_category_.toml', '_category_.json']
])('reports %s, which is similar to a category file', async (name, meant) => {
  const {problems} = await load({[`docs/a/${name}`]: '{"label": "A"}'})
  expect(problems).toMatchObject([
    {
      code: 'category-file-unused',
      policy: 'warn',
      position: {file: `docs/a/${name}`},
      hint: `Rename it to \`${meant}\`.`
    }
  ])
})

test.each(['category.json', 'categories.yml', '_data.json', '_categories.ts', 'category.js'])(
  'doesn’t report %s, which can have a different purpose',
  async (name) => {
    expect((await load({[`docs/${name}`]: '{}'})).problems).toEqual([])
  }
)
