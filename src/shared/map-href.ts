/** Address of a maps service at a place, at zoom 19 as the specification asks. */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/@${latitude},${longitude},19z`
}
