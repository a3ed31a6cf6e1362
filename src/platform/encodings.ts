/** Parses Accept-Encoding into the accepted encodings. Encodings of weight 0 are left out. */
export function takenEncodings(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim() ?? '')
}
