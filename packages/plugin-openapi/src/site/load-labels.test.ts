import {expect, test} from 'vitest'
import {DEFAULT_LABELS} from '../schemas/labels.js'
import {loadLabels} from './load-labels.js'

type LabelContext = Parameters<typeof loadLabels>[0]

/** Loads the German labels of a site whose `labels.json` contains a text. */
function load(text: string | undefined) {
  const i18n = {currentLocale: 'de', defaultLocale: 'en', localeConfigs: {de: {translate: true}}}
  const context = {
    siteDir: '/site',
    localizationDir: '/site/i18n/de',
    siteConfig: {i18n},
    sources: {
      readText: async (file: string) =>
        file === '/site/i18n/de/openapi/labels.json' ? text : undefined
    }
  } as unknown as LabelContext
  return loadLabels(context, {id: 'default'})
}

test('labels are in English without a file', async () => {
  expect(await load(undefined)).toEqual({labels: DEFAULT_LABELS, problems: []})
})

test('a file replaces the labels that it contains', async () => {
  const {labels, problems} = await load('{"responses": {"message": "Antworten"}}')
  expect(labels).toEqual({...DEFAULT_LABELS, responses: 'Antworten'})
  expect(problems).toEqual([])
})

test('a file that is not JSON is reported with its position', async () => {
  const {labels, problems} = await load('{\n  "responses": "Antworten"\n  "servers": }')
  expect(labels).toEqual(DEFAULT_LABELS)
  expect(problems).toMatchObject([
    {code: 'data-file-invalid', position: {file: 'i18n/de/openapi/labels.json', line: 3}}
  ])
})

test('unknown names and entries without a message are reported with their line', async () => {
  const {labels, problems} = await load(
    '{\n"respones": {"message": "Antworten"},\n"servers": "Server", "toString": {"message": "x"}}'
  )
  expect(labels).toEqual(DEFAULT_LABELS)
  expect(new Set(problems.map(({code}) => code))).toEqual(new Set(['openapi-label-invalid']))
  expect(problems.map(({message, hint, position}) => [position?.line, message, hint])).toEqual([
    [2, 'API references have no label `respones`.', 'Rename it to `responses`.'],
    [
      3,
      'The label `servers` in i18n/de/openapi/labels.json has no message.',
      'Write `"servers": {"message": "text"}`.'
    ],
    [undefined, 'API references have no label `toString`.', expect.stringContaining('requestBody')]
  ])
})
