import {describeGenerator, type Generator} from '@lectern/core/generator/generator'

/** Describes this installation: the pipeline and the compatibility package for Docusaurus projects. */
export function describeInstalledGenerator(): Generator {
  return describeGenerator({compatibility: 'compat-docusaurus'})
}
