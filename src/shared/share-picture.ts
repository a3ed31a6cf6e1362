/** Size in pixels of the Open Graph image, for large previews. */
export const sharePicture = { width: 1200, height: 630 } as const
