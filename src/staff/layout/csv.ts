export type Lines = readonly (readonly (string | number | null | undefined)[])[]

/** Returns one line per row; escapes values that a spreadsheet would run as a formula. */
export function csvText(lines: Lines): string {
  const cell = (value: string | number | null | undefined) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
    return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
