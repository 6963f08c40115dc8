import {measureShape} from './measure-shape.mjs'

/**
 * @typedef {import('./scale-shapes.mjs').Shape} Shape
 * @typedef {import('./measure-shape.mjs').SizeFigures} SizeFigures
 *
 * @typedef {object} ShapeFigures
 * @property {string} name
 * @property {string} unit
 * @property {readonly [SizeFigures, SizeFigures, SizeFigures]} sizes a quarter, a half, the whole
 */

/**
 * Builds each shape at a quarter, half and all of its size, in separate processes.
 *
 * @param {readonly Shape[]} shapes
 * @param {{root: string, workDir: string, log: (line: string) => void}} options
 * @returns {Promise<{shapes: ShapeFigures[]}>}
 */
export async function measureScale(shapes, options) {
  const figures = []
  for (const shape of shapes) {
    const {name, unit, size} = shape
    const quarter = await measureShape(shape, Math.round(size / 4), options)
    const half = await measureShape(shape, Math.round(size / 2), options)
    const full = await measureShape(shape, size, options)
    figures.push({name, unit, sizes: /** @type {const} */ ([quarter, half, full])})
  }
  return {shapes: figures}
}
