import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {readRecord, readText} from '../model/read-fields.js'
import type {Operation} from '../model/reference.js'
import {listRequirements} from '../model/security.js'
import {code, element, escapeHtml} from '../markup/html.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import type {OutlineContext} from '../schemas/outline-schema.js'
import {outlineField, toFragment} from '../schemas/outline-schema.js'
import {renderFields} from '../schemas/render-fields.js'
import {readFieldText} from '../schemas/field-text.js'
import {quote, writeFields} from '../schemas/write-fields.js'
import {createMediaSection} from './media-section.js'
import {createOutlines, type PageContext} from './page-context.js'
import type {PageSection} from './page-draft.js'

/**
 * Creates the sections of an operation: authorization, parameters, body, responses and callbacks.
 */
export function createOperationSections(operation: Operation, context: PageContext): PageSection[] {
  const outlines = createOutlines(context)
  const request = outlines('request')
  return [
    ...createAuthorization(operation, context),
    ...createParameters(operation, request, context),
    ...createBody(operation, request, context),
    ...createResponses(operation, outlines('response'), context),
    ...createCallbacks(operation, context)
  ]
}

function createAuthorization({node}: Operation, context: PageContext): PageSection[] {
  const {labels, schemes, reference, urls} = context
  const requirements = listRequirements(node, reference.document, schemes)
  if (requirements.length === 0) return []
  const lines = requirements.map((requirement) => {
    if (requirement.length === 0)
      return {html: escapeHtml(labels.noAuthorization), text: labels.noAuthorization}
    const parts = requirement.map(({scheme, scopes}) => ({
      html:
        element('a', {href: `${urls.overview}#${scheme.id}`}, escapeHtml(scheme.key)) +
        escapeHtml(` (${scheme.type})`) +
        (scopes.length > 0 ? `, ${escapeHtml(labels.scopes)} ${scopes.map(code).join(' ')}` : ''),
      text: `${scheme.key} (${scheme.type})${scopes.length > 0 ? `, ${labels.scopes} ${scopes.map(quote).join(' ')}` : ''}`
    }))
    return {
      html: parts.map(({html}) => html).join(' + '),
      text: parts.map(({text}) => text).join(' + ')
    }
  })
  return [
    {
      id: 'authorization',
      title: labels.authorization,
      level: 2,
      html: element('ul', {}, ...lines.map(({html}) => `<li>${html}</li>`)),
      markdown: lines.map(({text}) => `- ${text}`).join('\n'),
      text: lines.map(({text}) => text).join(' '),
      isListed: true
    }
  ]
}

/** Locations of parameters, in page order, and the labels to use as titles. */
const PLACES = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryParameters'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters']
] as const

function createParameters(
  {parameters}: Operation,
  outline: OutlineContext,
  context: PageContext
): PageSection[] {
  const {labels} = context
  return PLACES.flatMap(([place, title]): PageSection[] => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => outlineParameter(parameter, place, outline))
    if (fields.length === 0) return []
    return [
      {
        id: `${place}-parameters`,
        title: labels[title],
        level: 2,
        html: renderFields(fields, context),
        markdown: writeFields(fields, labels),
        text: readFieldText(fields),
        isListed: true
      }
    ]
  })
}

/** Outlines a parameter or header, whose schema can also be inside a media type. */
function outlineParameter(parameter: UnknownRecord, place: string, outline: OutlineContext) {
  const name = readText(parameter.name)
  const [media] = Object.values(readRecord(parameter.content))
  const schema = parameter.schema ?? readRecord(media).schema ?? parameter
  const field = outlineField(
    {
      name,
      schema,
      isRequired: parameter.required === true,
      description: readText(parameter.description)
    },
    {id: `${place}-${toFragment(name)}`, depth: 0, around: []},
    outline
  )
  return parameter.deprecated === true ? {...field, isDeprecated: true} : field
}

function createBody(
  {node}: Operation,
  outline: OutlineContext,
  context: PageContext
): PageSection[] {
  const body = outline.resolve(node.requestBody)?.node
  if (!body) return []
  const {labels, describe} = context
  const description = readText(body.description)
  const media = createMediaSection(body.content, {id: 'body', outline}, context)
  const required =
    body.required === true
      ? `<p class="openapi-required"><span class="badge theme-badge--danger">${escapeHtml(labels.required)}</span></p>`
      : ''
  return [
    {
      id: 'request-body',
      title: labels.requestBody,
      level: 2,
      html: required + describe(description) + media.html,
      markdown: [description, media.markdown].filter(Boolean).join('\n\n'),
      text: `${description} ${media.text}`,
      isListed: true
    }
  ]
}

function createResponses(
  {node}: Operation,
  outline: OutlineContext,
  context: PageContext
): PageSection[] {
  const {labels, describe} = context
  const responses = Object.entries(readRecord(node.responses)).filter(
    ([status]) => !status.startsWith('x-')
  )
  if (responses.length === 0) return []
  const start: PageSection = {
    ...{id: 'responses', title: labels.responses, level: 2, isListed: true},
    ...{html: '', markdown: '', text: ''}
  }
  return [
    start,
    ...responses.map(([status, value]): PageSection => {
      const response = outline.resolve(value)?.node ?? {}
      const description = readText(response.description) || readText(response.summary)
      const id = `response-${toFragment(status)}`
      const media = createMediaSection(response.content, {id, outline}, context)
      const headers = Object.entries(readRecord(response.headers)).map(([name, header]) =>
        outlineParameter({...outline.resolve(header)?.node, name}, `${id}-header`, outline)
      )
      const title = element('p', {class: 'openapi-note'}, escapeHtml(labels.responseHeaders))
      return {
        id,
        title: fillLabel(labels.response, {status}),
        level: 3,
        html:
          describe(description) +
          (headers.length > 0 ? title + renderFields(headers, context) : '') +
          media.html,
        markdown: [description, writeFields(headers, labels), media.markdown]
          .filter(Boolean)
          .join('\n\n'),
        text: `${description} ${readFieldText(headers)} ${media.text}`,
        isListed: true
      }
    })
  ]
}

function createCallbacks({node}: Operation, {labels, resolve}: PageContext): PageSection[] {
  const callbacks = Object.entries(readRecord(node.callbacks)).flatMap(([name, value]) =>
    Object.entries(readRecord(resolve(value)?.node)).flatMap(([url, item]) =>
      Object.entries(readRecord(resolve(item)?.node)).map(([method, operation]) => {
        const {summary, description} = readRecord(operation)
        return {
          name,
          url,
          method: method.toUpperCase(),
          about: readText(summary) || readText(description)
        }
      })
    )
  )
  if (callbacks.length === 0) return []
  const items = callbacks.map(({name, url, method, about}) =>
    element('li', {}, code(name), `: ${code(`${method} ${url}`)} `, escapeHtml(about))
  )
  return [
    {
      id: 'callbacks',
      title: labels.callbacks,
      level: 2,
      html: element('ul', {}, ...items),
      markdown: callbacks
        .map(({name, url, method, about}) =>
          `- ${quote(name)}: ${quote(`${method} ${url}`)} ${about}`.trim()
        )
        .join('\n'),
      text: callbacks.map(({name, url, about}) => `${name} ${url} ${about}`).join(' '),
      isListed: true
    }
  ]
}
