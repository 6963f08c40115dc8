declare module '*/typedoc.css'
