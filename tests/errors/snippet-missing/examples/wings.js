// #region glide
glide()
// #endregion

// #region land
land()
