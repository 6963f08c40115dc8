/** Matches stylesheets that need a preprocessor. */
export const PREPROCESSED = /\.(?:less|s[ac]ss)$/

/** Matches stylesheets. */
export const STYLESHEET = /\.(?:css|less|s[ac]ss)$/

/** Matches CSS modules. */
export const STYLE_MODULE = /\.module\.(?:css|less|s[ac]ss)$/
