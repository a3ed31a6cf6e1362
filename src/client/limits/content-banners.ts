// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addBannerLimits = {
  'banner.kind': { required: true, values: ['Info', 'Offer', 'Warning'] },
  'banner.place': { required: true, values: ['Home', 'Everywhere'] },
  'banner.text.fr': { required: true, maxLength: 160 },
  'banner.text.ar': { required: true, maxLength: 160 },
  'banner.link': { maxLength: 500 },
  'banner.linkText.fr': { required: true, maxLength: 40 },
  'banner.linkText.ar': { required: true, maxLength: 40 },
  'banner.starts': { required: true },
  'banner.isOn': { kind: 'boolean' },
  'banner.isDecorative': { kind: 'boolean' },
  'banner.alt.fr': { required: true, maxLength: 250 },
  'banner.alt.ar': { required: true, maxLength: 250 },
} as const satisfies Limits

export const changeBannerLimits = {
  'banner.kind': { required: true, values: ['Info', 'Offer', 'Warning'] },
  'banner.place': { required: true, values: ['Home', 'Everywhere'] },
  'banner.text.fr': { required: true, maxLength: 160 },
  'banner.text.ar': { required: true, maxLength: 160 },
  'banner.link': { maxLength: 500 },
  'banner.linkText.fr': { required: true, maxLength: 40 },
  'banner.linkText.ar': { required: true, maxLength: 40 },
  'banner.starts': { required: true },
  'banner.isOn': { kind: 'boolean' },
  'banner.isDecorative': { kind: 'boolean' },
  'banner.alt.fr': { required: true, maxLength: 250 },
  'banner.alt.ar': { required: true, maxLength: 250 },
  version: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
