/** The encodings that a caller takes, by the header that says so. A weight of 0 refuses. */
export function takenEncodings(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim() ?? '')
}
