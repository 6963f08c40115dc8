import {expect, test} from 'vitest'
import {loadLabels} from './load-labels.js'

const DEFAULT_LABELS = {responses: 'Responses', requestBody: 'Request body', servers: 'Servers'}

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
  return loadLabels(context, {plugin: 'openapi', id: 'default'}, DEFAULT_LABELS)
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
  expect(new Set(problems.map(({code}) => code))).toEqual(new Set(['label-invalid']))
  expect(problems.map(({message, hint, position}) => [position?.line, message, hint])).toEqual([
    [
      2,
      'i18n/de/openapi/labels.json has an unknown label `respones`.',
      'Rename it to `responses`.'
    ],
    [
      3,
      'The label `servers` in i18n/de/openapi/labels.json has no message.',
      'Write `"servers": {"message": "text"}`.'
    ],
    [
      3,
      'i18n/de/openapi/labels.json has an unknown label `toString`.',
      'Use one of these names: responses, requestBody, servers.'
    ]
  ])
})
