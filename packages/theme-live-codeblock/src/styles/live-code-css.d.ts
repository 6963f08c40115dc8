declare module '*/live-code.css'
