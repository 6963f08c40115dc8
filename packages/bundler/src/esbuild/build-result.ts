import type {BuildResult, Metafile, OutputFile} from 'esbuild'

/** Returns the files of a build that doesn't write them. */
export function filesOf({outputFiles}: BuildResult): readonly OutputFile[] {
  return outputFiles ?? []
}

/** Returns the metafile of a build. All builds of a site have the option that creates it. */
export function metafileOf({metafile}: BuildResult): Metafile {
  if (!metafile) throw new Error('esbuild gave no metafile.')
  return metafile
}
