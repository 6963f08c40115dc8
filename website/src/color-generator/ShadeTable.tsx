import Table from '@theme/MDXComponents/Table'
import {contrast, rateContrast, type HexColor} from './color.js'
import {createShades, type Shade} from './shades.js'
import styles from './ColorGenerator.module.css'

/** Shades of a primary color, each with its contrast against a background. */
export function ShadeTable({primary, background}: {primary: HexColor; background: HexColor}) {
  return (
    <Table className={styles.shades}>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Adjustment</th>
          <th scope="col">Color</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {createShades(primary).map((shade) => (
          <Row key={shade.property} {...shade} background={background} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({property, adjustment, color, background}: Shade & {background: HexColor}) {
  const ratio = contrast(color, background)
  const rating = rateContrast(ratio)
  return (
    <tr>
      <th scope="row">
        <code>{property}</code>
      </th>
      <td>{adjustment}</td>
      <td>
        {/* The table shows the current color mode, so its shades are those that this page uses. */}
        <span className={styles.swatch} data-shade={property.replace('--ifm-color-', '')} />
        <code>{color}</code>
      </td>
      <td>
        <span className={styles.rating} data-rating={rating}>
          {rating}
        </span>
        {` ${ratio.toFixed(2)}`}
      </td>
    </tr>
  )
}
