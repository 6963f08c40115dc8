import {join} from 'node:path'
import {sitePath} from '@lectern/shared/cache/content-token'
import type {EmbedContent, PluginEmbeds} from '@lectern/types'
import {createOperationEmbed, createSchemaEmbed} from '../embeds/create-embed.js'
import {expectPart, openReference, type OpenReference} from './open-reference.js'
import {DOWNLOAD} from './reference-versions.js'

interface EmbedSettings {
  /** ID of the plugin instance. */
  spec: string
  /** Absolute folder with the generated files of the version. */
  folder: string
}

/**
 * Creates the operations and schemas that Markdown pages can show. The description is read again if
 * a page shows one of them. Otherwise, it would stay in memory for the whole build.
 */
export function createEmbeds(
  {operations, context}: OpenReference,
  {spec, folder}: EmbedSettings
): PluginEmbeds[] {
  let loading: Promise<OpenReference> | undefined
  const load = () => (loading ??= openReference(folder))
  const shared = {spec, source: join(folder, DOWNLOAD)}
  return [
    {
      ...shared,
      component: 'Operation',
      names: operations.map(({id}) => id),
      create: async (name) => createOperation(name, await load())
    },
    {
      ...shared,
      component: 'Schema',
      names: context.reference.schemas.map(({name}) => name),
      create: async (name) => createSchema(name, await load())
    }
  ]
}

function createOperation(name: string, {operations, context, paths}: OpenReference): EmbedContent {
  const operation = expectPart(
    operations.find(({id}) => id === name),
    name
  )
  const {path, hash} = paths.operation(operation)
  const fragment = hash === undefined ? '' : `#${encodeURIComponent(hash)}`
  const url = paths.urls.operation(operation)
  const markdown = paths.urls.markdown(operation)
  return createOperationEmbed(operation, {path: encodeURI(path) + fragment, url, markdown}, context)
}

function createSchema(name: string, {context, paths}: OpenReference): EmbedContent {
  const schema = expectPart(
    context.reference.schemas.find((one) => one.name === name),
    name
  )
  const path = paths.schema(schema)
  const url = paths.urls.schema(schema.pointer)
  const own = url === undefined ? undefined : {path: encodeURI(path), url, markdown: sitePath(path)}
  return createSchemaEmbed(schema, own, context)
}
