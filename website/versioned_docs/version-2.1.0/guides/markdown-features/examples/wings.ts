const span = 1.8

// #region glide
/** Returns the distance in meters for a height in meters. */
export function glide(height: number): number {
  return span * 6 * height
}
// #endregion glide
