import {writeParagraph} from '../corpus-text.mjs'
import {NOUNS, VERBS} from '../corpus-words.mjs'
import {createRandom} from '../random.mjs'

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {Record<string, unknown>} Json
 */

/** Properties of a schema. */
const PROPERTIES = 24

/** Schemas that refer to each other. */
const GROUP_SIZE = 12

/** Operations per tag. */
const TAG_SIZE = 20

const TYPES = ['string', 'integer', 'boolean', 'number']

/**
 * Creates an OpenAPI description with as many operations and schemas, and about 11 KB for each
 * operation. That's what the descriptions of large public APIs have: long descriptions, schemas that
 * contain schemas, and an example for each response.
 *
 * @param {number} size
 * @returns {Json}
 */
export function createApi(size) {
  /** @type {Record<string, Json>} */
  const paths = {}
  /** @type {Json} */
  const schemas = {}
  for (let index = 0; index < size; index++) {
    const random = createRandom(index)
    schemas[`model-${index}`] = createSchema(random, index, size)
    const {path, method} = placeOf(index)
    paths[path] = {...paths[path], [method]: createOperation(random, index, size)}
  }
  return {
    openapi: '3.1.0',
    info: {title: 'Deliveries', version: '1.0.0', description: writeParagraph(createRandom(1))},
    servers: [{url: 'https://api.example.com'}],
    security: [{token: []}],
    paths,
    components: {
      schemas,
      securitySchemes: {token: {type: 'http', scheme: 'bearer'}}
    }
  }
}

/** @param {number} index */
function placeOf(index) {
  const noun = `${NOUNS[index % NOUNS.length]}-${Math.floor(index / 2)}`.toLowerCase()
  return index % 2 === 0
    ? {path: `/accounts/{account}/${Math.floor(index / 2)}`, method: 'get'}
    : {path: `/accounts/{account}/${noun}`, method: 'post'}
}

/** @param {Random} random @param {number} index @param {number} size @returns {Json} */
function createOperation(random, index, size) {
  const tag = `${NOUNS[Math.floor(index / TAG_SIZE) % NOUNS.length]} ${Math.floor(index / TAG_SIZE)}`
  const own = {$ref: `#/components/schemas/model-${index}`}
  const list = {
    type: 'array',
    items: {$ref: `#/components/schemas/${findNeighbor(random, index, size)}`}
  }
  return {
    operationId: `operation/${index}`,
    tags: [tag],
    summary: `${random.pick(VERBS)} ${random.pick(NOUNS)} ${index}`,
    description: `${writeParagraph(random)}\n\n${writeParagraph(random)}`,
    parameters: [
      {name: 'account', in: 'path', required: true, schema: {type: 'string'}},
      ...Array.from({length: 5}, (_, number) => ({
        ...{name: `${random.pick(NOUNS)}_${number}`.toLowerCase(), in: 'query'},
        ...{description: writeParagraph(random), schema: {type: random.pick(TYPES)}}
      }))
    ],
    ...(index % 2 === 1 && {requestBody: {content: {'application/json': {schema: own}}}}),
    responses: {
      200: createResponse(index % 2 === 0 ? list : own, random),
      404: {description: 'Not found.'}
    }
  }
}

/** @param {Json} schema @param {Random} random @returns {Json} */
function createResponse(schema, random) {
  const example = Object.fromEntries(
    Array.from({length: 9}, (_, number) => [`field_${number}`, writeParagraph(random)])
  )
  return {
    description: writeParagraph(random),
    content: {'application/json': {schema, example}}
  }
}

/** @param {Random} random @param {number} index @param {number} size */
function findNeighbor(random, index, size) {
  const start = index - (index % GROUP_SIZE)
  return `model-${Math.min(size - 1, start + random.below(GROUP_SIZE))}`
}

/** @param {Random} random @param {number} index @param {number} size @returns {Json} */
function createSchema(random, index, size) {
  const properties = Array.from({length: PROPERTIES}, (_, number) => {
    const name = `field_${number}`
    if (number % 8 === 7)
      return [name, {$ref: `#/components/schemas/${findNeighbor(random, index, size)}`}]
    return [name, {type: random.pick(TYPES), description: writeParagraph(random)}]
  })
  return {
    ...{title: `Model ${index}`, type: 'object', description: writeParagraph(random)},
    required: ['field_0'],
    properties: Object.fromEntries(properties)
  }
}
