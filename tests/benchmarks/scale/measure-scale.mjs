import {measureShape} from './measure-shape.mjs'

/**
 * @typedef {import('./scale-shapes.mjs').Shape} Shape
 * @typedef {import('./measure-shape.mjs').SizeFigures} SizeFigures
 *
 * @typedef {{name: string, unit: string, quarter: SizeFigures, full: SizeFigures}} ShapeFigures
 */

/**
 * Build each shape at a quarter of its size and in full, one process after the other.
 *
 * @param {readonly Shape[]} shapes
 * @param {{root: string, workDir: string, log: (line: string) => void}} options
 * @returns {Promise<{startCpuSeconds: number, shapes: ShapeFigures[]}>} `startCpuSeconds`: what a
 *   build of one page takes
 */
export async function measureScale(shapes, options) {
  /** @type {Shape} */
  const onePage = {
    name: 'start',
    unit: 'pages',
    size: 1,
    options: {blog: false},
    createFiles: () => [{file: 'docs/index.md', text: '# Start\n'}]
  }
  const {coldCpuSeconds} = await measureShape(onePage, 1, options)
  const figures = []
  for (const shape of shapes) {
    const {name, unit, size} = shape
    const quarter = await measureShape(shape, Math.round(size / 4), options)
    const full = await measureShape(shape, size, options)
    figures.push({name, unit, quarter, full})
  }
  return {startCpuSeconds: coldCpuSeconds, shapes: figures}
}
