/** The tel: address of a Moroccan number however it is written, e.g. `0801 00 12 34` → `tel:+212801001234`. */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  if (digits.startsWith('0')) return `tel:+212${digits.slice(1)}`
  return `tel:+${digits}`
}

/** A national number as people read it: `06 12 34 56 78`, toll-free ones `0801 00 12 34`; anything else unchanged. */
export function spacedPhone(phone: string): string {
  if (!/^0\d{9}$/.test(phone)) return phone
  const [first, rest] = phone.startsWith('080') ? [phone.slice(0, 4), phone.slice(4)] : [phone.slice(0, 2), phone.slice(2)]
  return `${first} ${rest.match(/../g)?.join(' ')}`
}
