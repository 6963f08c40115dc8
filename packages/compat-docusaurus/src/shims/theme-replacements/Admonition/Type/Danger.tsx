import Icon from '@theme/Admonition/Icon/Danger'
import Type from '@theme-original/Admonition/Type/Danger'
import {withIcon} from '../../../props/with-icon.js'

/** An admonition of the type `danger`. Used by projects that override its icon. */
export default withIcon(Type, Icon)
