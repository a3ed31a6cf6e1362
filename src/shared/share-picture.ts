/** The picture of a shared link in pixels, as social networks and messengers show it large. */
export const sharePicture = { width: 1200, height: 630 } as const
