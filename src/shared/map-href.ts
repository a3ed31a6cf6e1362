/** Address of a maps service at a place, at zoom 19 as the specification asks. */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/@${latitude},${longitude},19z`
}

/** An address that shows this very point with a pin, as it goes by SMS; five decimals of a degree are a metre. */
export function pinHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://maps.google.com/?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`
}
