/** Returns the map URL of a place, at zoom 19 (specification). */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/@${latitude},${longitude},19z`
}

/** Returns a short map URL with a pin, for SMS. Five decimals of a degree are about one metre. */
export function pinHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://maps.google.com/?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`
}
