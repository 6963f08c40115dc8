export default {
  title: 'Field Notes',
  url: 'https://notes.example.com',
  presets: ['classic'],
  plugins: [['social-images', {fonts: ['./fonts/kana.ttf', '@fontsource/no-such-font/files/a.woff']}]]
}
