import type {TocLevels} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../props/create-adapter.js'

/** `TOC`: Docusaurus's gets each level on its own. */
export default createAdapter(({levels}: {levels?: TocLevels}) =>
  levels ? {minHeadingLevel: levels.min, maxHeadingLevel: levels.max} : {}
)
