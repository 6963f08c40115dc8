import {useColorMode, type ColorMode} from '@lectern/client'
import CodeBlock from '@theme/CodeBlock'
import {useState} from 'react'
import {ColorField} from './ColorField.js'
import {DEFAULT_PALETTE, renderPalette, type ModeColors, type Palette} from './shades.js'
import {ShadeTable} from './ShadeTable.js'
import {usePagePalette} from './use-page-palette.js'
import styles from './ColorGenerator.module.css'

const MODES: readonly ColorMode[] = ['light', 'dark']

/**
 * Generates seven shades from one color (specification §9), previews them on this page, and prints
 * the stylesheet to copy. Nothing is stored, so other pages keep the site's colors.
 */
export function ColorGenerator() {
  const {colorMode, setColorMode} = useColorMode()
  const [chosen, setChosen] = useState<Palette>()
  usePagePalette(chosen)
  const palette = chosen ?? DEFAULT_PALETTE
  const colors = palette[colorMode]
  const change = (part: Partial<ModeColors>) =>
    setChosen({...palette, [colorMode]: {...colors, ...part}})
  return (
    <section className={styles.generator} aria-label="Color generator">
      <fieldset className={styles.modes}>
        <legend>Mode to color</legend>
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="generator-mode"
              checked={mode === colorMode}
              onChange={() => setColorMode(mode)}
            />
            {mode === 'light' ? 'Light' : 'Dark'}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <ColorField
          label="Primary color"
          color={colors.primary}
          onChange={(primary) => change({primary})}
        />
        <ColorField
          label="Background"
          color={colors.background}
          onChange={(background) => change({background})}
        />
        <button
          type="button"
          className="button"
          disabled={!chosen}
          onClick={() => setChosen(undefined)}
        >
          Reset
        </button>
      </div>
      <ShadeTable {...colors} />
      <CodeBlock language="css" title="src/css/custom.css">
        {renderPalette(palette)}
      </CodeBlock>
    </section>
  )
}
