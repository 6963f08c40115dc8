import {type ColorMode, translate} from '@lectern/client'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'

interface ColorModeToggleProps {
  className?: string
  /** The reader's choice. `null` stands for the system's mode. */
  value: ColorMode | null
  respectPrefersColorScheme: boolean
  onChange(mode: ColorMode | null): void
}

/**
 * Button that switches the color mode, with a state for the system's mode. Used by projects that
 * override the icon of this state. CSS selects the icon.
 */
export default function ColorModeToggle(props: ColorModeToggleProps) {
  const {className, value, respectPrefersColorScheme: hasSystem, onChange} = props
  const label = translate({
    id: 'theme.colorToggle.ariaLabel',
    message: 'Switch between dark and light mode'
  })
  return (
    <button
      type="button"
      className={joinClasses('icon-button color-mode-toggle', className)}
      aria-label={label}
      title={label}
      onClick={() => onChange(chooseNext(value, hasSystem))}
    >
      <span className="color-mode-icon color-mode-icon--light">
        <IconLightMode />
      </span>
      <span className="color-mode-icon color-mode-icon--dark">
        <IconDarkMode />
      </span>
      <span className="color-mode-icon color-mode-icon--system">
        <IconSystemColorMode />
      </span>
    </button>
  )
}

function chooseNext(value: ColorMode | null, hasSystem: boolean): ColorMode | null {
  if (value === null) return 'light'
  if (value === 'light') return 'dark'
  return hasSystem ? null : 'light'
}
