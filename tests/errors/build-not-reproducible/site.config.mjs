export default {
  // Midnight in one time zone is another hour elsewhere.
  title: `Built at ${new Date(0).getHours()} o’clock`,
  url: 'https://docs.example.com',
  presets: [['classic', {search: false}]]
}
