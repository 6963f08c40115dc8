import Icon from '@theme/Admonition/Icon/Info'
import Type from '@theme-original/Admonition/Type/Info'
import {withIcon} from '../../../props/with-icon.js'

/** An admonition of the type `info`. Used by projects that override its icon. */
export default withIcon(Type, Icon)
