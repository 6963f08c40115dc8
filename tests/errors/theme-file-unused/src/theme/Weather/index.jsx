export default function Weather() {
  return null
}
